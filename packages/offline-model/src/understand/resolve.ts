import { LIST_HEADS } from '../lexicon/grammar.data.ts';
import { ROLE_NAMES } from '../lexicon/roles.data.ts';
import { createCollector, type Collector } from './collector.ts';
import { isAttribute } from './fields.ts';
import { singular } from './inflect.ts';
import { isMany, lastWord, type Mention, type Mentions } from './mention.ts';
import type { Span } from './tokens.ts';
import { meaningOf, trimmed } from './phrase.ts';
import { type Outcome, type Context, hasList } from './outcome.ts';
import { isPurpose, readPurpose } from './purpose.ts';
import { joined } from './joins.ts';
import { pageOfSite } from './site-pages.ts';
import { fieldOutcome, objectOutcome } from './objects.ts';
import { bareDemand, noteRole } from './demands.ts';

export interface Resolved {
  readonly collector: Collector;
  readonly purpose: string;
  readonly roles: readonly string[];
  readonly without: readonly string[];
  /** Where fields and their options stand; they say nothing about the subject. */
  readonly fieldSpans: readonly Span[];
}

export function resolve({ all, bare }: Mentions): Resolved {
  const context: Context = {
    mentions: all,
    outcomes: [],
    collector: createCollector(),
    roles: new Set(),
    without: [],
    purpose: '',
    current: null,
  };
  all.forEach((mention, at) => {
    const outcome = mention.isNegated ? negated(context, mention) : outcomeOf(context, mention, at);
    context.outcomes.push(outcome);
    if (outcome.kind === 'entity') context.current = outcome.entity;
    if (outcome.kind === 'field' && outcome.entity !== null) context.current = outcome.entity;
    noteRole(context, mention.actor);
  });
  for (const verb of bare) bareDemand(context, verb);
  return {
    collector: context.collector,
    purpose: context.purpose,
    roles: [...context.roles],
    without: context.without,
    fieldSpans: all
      .filter((_, at) => context.outcomes[at]?.kind === 'field')
      .map(({ start, end }) => ({ start, end })),
  };
}

function outcomeOf(context: Context, mention: Mention, at: number): Outcome {
  if (isPurpose(context, mention, at)) return readPurpose(context, mention);
  if (isNameOfIt(context, mention, at)) return { kind: 'none' };
  const head = mention.to === null ? undefined : context.outcomes[mention.to];
  const role = roleOf(context, mention);
  if (role !== null) return role;
  const page = pageOfSite(context, mention);
  if (page !== null) return page;
  const list = listOf(mention);
  if (list !== null) return { kind: 'list', list };
  if (isToldOf(mention, head) && context.current !== null && !hasList(context, at))
    return fieldOutcome(context, mention, context.current);
  if (isBeyondBy(context, mention, at)) return objectOutcome(context, { ...mention, joint: null, to: null });
  return head === undefined ? objectOutcome(context, mention) : joined(context, mention, head);
}

/** "a page on our club « Les Ailes »": the page is about the club, and that is its name. */
function isNameOfIt({ mentions, outcomes }: Context, mention: Mention, at: number): boolean {
  const before = mentions[at - 1];
  return (
    mention.literal !== null &&
    before?.literal === null &&
    before.joint === mention.joint &&
    before.to === mention.to &&
    mention.start - before.end === 1 &&
    mention.to !== null &&
    outcomes[mention.to]?.kind === 'list'
  );
}

/** "roles: admin, teacher and parent". */
function roleOf(context: Context, mention: Mention): Outcome | null {
  const before = context.outcomes.at(-1);
  const name = singular(lastWord(mention));
  if (before?.kind !== 'list' || before.list !== 'roles' || mention.joint !== null) return null;
  if (!ROLE_NAMES.has(name)) return null;
  context.roles.add(name);
  return before;
}

/** "I keep this for each: date, weight": of what was spoken of. */
const isToldOf = (mention: Mention, head: Outcome | undefined): boolean =>
  mention.joint === ':' &&
  !/^(?:entity|field|list)$/.test(head?.kind ?? '') &&
  isAttribute(trimmed(mention.words)) &&
  mention.words.join(' ') !== 'about' &&
  !isMany(mention);

/** "lessons by level, flashcards, quizzes": the list goes on without the "by". */
function isBeyondBy(context: Context, mention: Mention, at: number): boolean {
  const before = context.mentions[at - 1];
  if (mention.joint !== 'by' || before?.joint !== 'by' || before.to !== mention.to) return false;
  if (before.sentence !== mention.sentence) return false;
  if (context.outcomes[at - 1]?.kind !== 'field') return true;
  const meaning = meaningOf(mention.words);
  if (isAttribute(trimmed(mention.words)) && meaning.kind !== 'place') return false;
  return (
    meaning.kind === 'place' || meaning.kind === 'action' || (meaning.kind === 'entity' && isMany(mention))
  );
}

function negated(context: Context, mention: Mention): Outcome {
  context.without.push(mention.words.join(' '));
  return { kind: 'none' };
}

function listOf(
  mention: Mention,
): 'sections' | 'features' | 'fields' | 'roles' | 'entities' | 'options' | null {
  const last = mention.words.at(-1) ?? '';
  const two = mention.words.slice(-2).join(' ');
  const kind = LIST_HEADS[two] ?? LIST_HEADS[last];
  if (kind === undefined) return null;
  const rest = trimmed(mention.words.slice(0, -1)).filter(
    (word) => !/^(following|main|core|key|user|required|input|necessary|these|such)$/.test(word),
  );
  return rest.length === 0 ? kind : null;
}
