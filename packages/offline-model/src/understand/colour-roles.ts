import type { ColourRole } from '../lexicon/colours.data.ts';
import type { Mention, RoleMention } from './colours.ts';
import type { Token } from './tokens.ts';
import { listed } from '../lexicon/listed.ts';

const NONE_COST = 9;
const MAX_DISTANCE = 9;

/**
 * Which colour is for what: every colour may take the role just before or just after it, no role twice, and the whole
 * must be as close together as it can be. "white background with buttons in blue" and "background: white, blue buttons"
 * both come out right, which no fixed order of the two would give.
 */
export function matchRoles(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  roles: readonly RoleMention[],
): readonly (ColourRole | null)[] {
  const candidates = mentions.slice(0, 7).map((mention, at) => {
    const before = mentions[at - 1];
    const after = mentions[at + 1];
    return roles
      .map((role, index) => ({ role, index, cost: costOf(tokens, mention, role) }))
      .filter(({ role, cost }) => cost < NONE_COST && !liesBeyond(role, before, after));
  });
  let best: { cost: number; picks: readonly number[] } = { cost: Number.POSITIVE_INFINITY, picks: [] };
  const visit = (at: number, picks: readonly number[], cost: number): void => {
    if (cost >= best.cost) return;
    if (at === candidates.length) {
      best = { cost, picks };
      return;
    }
    for (const candidate of candidates[at] ?? []) {
      if (!picks.includes(candidate.index)) visit(at + 1, [...picks, candidate.index], cost + candidate.cost);
    }
    visit(at + 1, [...picks, -1], cost + NONE_COST);
  };
  visit(0, [], 0);
  return mentions.map((_, at) => roles[best.picks[at] ?? -1]?.role ?? null);
}

function liesBeyond(role: RoleMention, before: Mention | undefined, after: Mention | undefined): boolean {
  return (before !== undefined && role.to <= before.from) || (after !== undefined && role.from >= after.to);
}

function costOf(tokens: readonly Token[], mention: Mention, role: RoleMention): number {
  const isAfter = role.from >= mention.to;
  const between = isAfter ? tokens.slice(mention.to, role.from) : tokens.slice(role.to, mention.from);
  if (between.length > MAX_DISTANCE) return NONE_COST;
  let cost = between.length * 0.6;
  for (const token of between) cost += BREAKS.get(token.lower) ?? 0;
  const link = between.find((token) => (isAfter ? LINKS_AFTER : LINKS_BEFORE).has(token.lower));
  if (link !== undefined) cost -= 1.5;
  if (between.length === 0 && !isAfter) cost += 0.5;
  return Math.max(0, cost);
}

const BREAKS: ReadonlyMap<string, number> = new Map([
  [',', 2],
  [';', 4],
  ['.', 6],
  ['and', 2.5],
  ['with', 2.2],
  ['but', 3],
  ['y', 2.5],
  ['e', 2.5],
  ['und', 2.5],
  ['et', 2.5],
  ['mit', 2.2],
  ['con', 2.2],
  ['com', 2.2],
  ['avec', 2.2],
  ['while', 3],
  ['plus', 2.5],
  ['&', 2.5],
  ['on', 0.4],
  ['over', 1],
]);

/** Between a colour and the role after it. */
const LINKS_AFTER = new Set(
  listed(`
  as, for, als, für, como, para, comme, pour, on, no, nos, en, color, colour, colored, coloured`),
);
/** Between a role and the colour after it. */
const LINKS_BEFORE = new Set(
  listed(`
  :, in, is, be, are, =, to, color, colour, of, using, should, em, en, sein, soll, ist, deve, debe, seja,
  sea, soit, (, uses, use`),
);
