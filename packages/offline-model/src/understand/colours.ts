import { words } from '../lexicon/pattern.ts';
import {
  APP_WORDS,
  COLOUR_CUES,
  NEGATIONS,
  ROLE_WORDS,
  THING_WORDS,
  type ColourRole,
} from '../lexicon/colours.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { createColourNames, toHex, type ColourNames } from './colour-names.ts';
import { singular } from './inflect.ts';
import { isKnownWord } from './spell-check.ts';
import { isNight, readMode } from './colour-mode.ts';
import { matchRoles } from './colour-roles.ts';
import { emptySlots, fill } from './colour-slots.ts';
import { wholeMention } from './colour-spans.ts';
import { blank, sentences, spanOf, tokeniseLoosely, type Span, type Token } from './tokens.ts';
import { stateClauses } from './style-clauses.ts';
import { EXPECTS_BEFORE, EXPECTS_AFTER, JOINS, LEADS } from './colour-words.data.ts';

export interface UnderstoodColours {
  readonly background: string | null;
  readonly primary: string | null;
  readonly accent: string | null;
  /** Where it is another one than that of the buttons. */
  readonly header: string | null;
  readonly mode: 'light' | 'dark' | null;
  readonly hasModeSwitch: boolean;
}

/** A colour in the text, with the range of tokens it takes. */
export interface Mention {
  readonly hex: string;
  readonly from: number;
  readonly to: number;
}

export interface ColourReading {
  readonly colours: UnderstoodColours;
  /** Parts of the text that spoke of nothing but colours. */
  readonly spans: readonly Span[];
}

/** What a request says about colours; a later sentence overrules an earlier one. */
export function readColours(request: string, language: Language): ColourReading {
  const text = blank(request, stateClauses(request));
  const names = createColourNames(language);
  const slots = emptySlots();
  const spans: Span[] = [];
  for (const sentence of sentences(text)) {
    const tokens = tokeniseLoosely(text.slice(sentence.start, sentence.end));
    const mentions = findMentions(tokens, names);
    if (mentions.length === 0) continue;
    const roles = findRoles(tokens, mentions);
    if (!isAboutColours(tokens, mentions, roles.length)) continue;
    fill(slots, mentions, underRoles(tokens, mentions, matchRoles(tokens, mentions, roles)));
    spans.push(
      ...colourSpans(tokens, mentions, roles).map((span) => ({
        start: span.start + sentence.start,
        end: span.end + sentence.start,
      })),
    );
  }
  // A number that says which amber it is stands beside it, and is nothing else either.
  spans.push(...[...text.matchAll(/[,(]?\s?#[0-9a-f]{6}\b\)?/giu)].map(spanOf));
  const mode = readMode(text);
  spans.push(...mode.spans);
  if (slots.primary === null && slots.header !== null) slots.primary = slots.header;
  if (slots.primary === null && slots.accent !== null) {
    slots.primary = slots.accent;
    slots.accent = null;
  }
  if (slots.background === null && slots.primary !== null && isNight(text, slots.primary)) {
    slots.background = slots.primary;
    slots.primary = slots.accent;
    slots.accent = null;
  }
  return { colours: { ...slots, mode: mode.mode, hasModeSwitch: mode.hasSwitch }, spans };
}

function findMentions(tokens: readonly Token[], names: ColourNames): readonly Mention[] {
  const found: Mention[] = [];
  const isShort =
    tokens.filter((token) => token.isWord).length <= 6 &&
    (tokens.some((token) => !THING_WORDS.has(token.lower) && names.find([token.lower]) !== null) ||
      isOnlyNames(tokens, names));
  const hasCue =
    isShort || tokens.some((token) => ROLE_WORDS[token.lower] !== undefined || COLOUR_CUES.has(token.lower));
  let at = 0;
  while (at < tokens.length) {
    const mention = mentionAt(tokens, at, { names, hasCue });
    if (mention === null) {
      at += 1;
    } else {
      const last = found.at(-1);
      if (last !== undefined && isExplained(tokens, last, mention))
        found.push({ ...withFirstName(tokens, found), hex: mention.hex, to: mention.to + 1 });
      else if (last !== undefined && isToldApart(tokens, last, mention))
        found[found.length - 1] = { ...last, hex: mention.hex };
      else if (!isNegated(tokens, mention.from)) found.push(mention);
      at = mention.to;
    }
  }
  return found;
}

/** "Use orange": it could be a thing, but nothing is said of it. */
const isOnlyNames = (tokens: readonly Token[], names: ColourNames): boolean => {
  const words = tokens.filter(
    ({ isWord, lower }) => isWord && !/^(?:use|and|with|in|the|colou?rs?|please)$/.test(lower),
  );
  return (
    tokens[0]?.lower === 'use' && words.length > 0 && words.every(({ lower }) => names.find([lower]) !== null)
  );
};

/** "mint green background (#F0FFF4)", "a very pale blue #E8F6FA": the number says which one it is. */
function isExplained(tokens: readonly Token[], last: Mention, mention: Mention): boolean {
  const between = tokens.slice(last.to, mention.from);
  const isBeside = between.length <= 2 && between.every(({ isWord, lower }) => isWord && !isOther(lower));
  const isNear = isBeside || (between.at(-1)?.text === '(' && between.length <= 4);
  const isCode = ({ from }: Mention): boolean => tokens[from]?.text.startsWith('#') === true;
  return isNear && isCode(mention) && !isCode(last);
}

/** "azul-cobalto (#0047ab)": both words are of one name. */
function withFirstName(tokens: readonly Token[], found: Mention[]): Mention {
  const last = found.pop() ?? { hex: '', from: 0, to: 0 };
  const first = found.at(-1);
  const isOne = first !== undefined && tokens.slice(first.to, last.from).every(({ text }) => text === '-');
  if (!isOne) return last;
  found.pop();
  return { ...last, from: first.from };
}

/** "amber buttons #ffb000", "burnt orange buttons please, #a8480f": the number of the part that was named before it. */
function isToldApart(tokens: readonly Token[], last: Mention, mention: Mention): boolean {
  const isCode = ({ from }: Mention): boolean => tokens[from]?.text.startsWith('#') === true;
  const between = tokens.slice(last.to, mention.from);
  const after = tokens.slice(mention.to, mention.to + 2);
  const parts = between.filter(({ lower }) => ROLE_WORDS[lower] !== undefined).length;
  return (
    isCode(mention) &&
    !isCode(last) &&
    between.length <= 5 &&
    parts <= 1 &&
    between.every(({ text, lower, isWord }) => (isWord ? !JOINS.has(lower) : /^[,(]$/.test(text))) &&
    !after.some(({ lower }) => ROLE_WORDS[lower] !== undefined)
  );
}

const isOther = (word: string): boolean => ROLE_WORDS[word] !== undefined || JOINS.has(word);

function mentionAt(
  tokens: readonly Token[],
  at: number,
  context: { names: ColourNames; hasCue: boolean },
): Mention | null {
  const token = tokens[at];
  if (token === undefined || !token.isWord) return null;
  const coded = /^(#|rgb|hsl)/.test(token.lower) && token.lower.length > 3 ? toHex(token.lower) : null;
  if (coded !== null) return { hex: coded, from: at, to: at + 1 };
  const named = namedMentionAt(tokens, at, context);
  if (named !== null) return named;
  if (!context.hasCue || ROLE_WORDS[token.lower] !== undefined || COLOUR_CUES.has(token.lower)) return null;
  return looseMentionAt(tokens, at, context.names);
}

/** The longest name that begins here. */
function namedMentionAt(
  tokens: readonly Token[],
  at: number,
  context: { names: ColourNames; hasCue: boolean },
): Mention | null {
  for (let length = 4; length >= 1; length -= 1) {
    const group = wordsFrom(tokens, at, length);
    if (group === null) continue;
    const hex = context.names.find(group.words);
    const isThing = group.words.length === 1 && THING_WORDS.has(group.words[0] ?? '');
    if (hex !== null && (!isThing || (context.hasCue && isNearCue(tokens, at))))
      return { hex, from: at, to: group.to };
  }
  return null;
}

/** "coffee" is a drink unless colours are spoken of right there. */
const isNearCue = (tokens: readonly Token[], at: number): boolean =>
  !PLACES_OF_THINGS.test(tokens[at + 1]?.lower ?? '') &&
  (tokens.length <= 8 ||
    tokens
      .slice(Math.max(0, at - 5), at + 6)
      .some((token) => ROLE_WORDS[token.lower] !== undefined || COLOUR_CUES.has(token.lower)));

const PLACES_OF_THINGS =
  /^(?:shops?|stores?|houses?|bars?|beans?|roasters?|farms?|factory|makers?|lovers?|club|festival|recipes?|app|tracker|site|website|blog|cakes?|trees?|juice|salad|market)$/;

/** A word that is right as it stands. */
const isSpelled = (words: readonly string[]): boolean => {
  const [word = ''] = words;
  return words.length === 1 && [word, singular(word)].some((one) => isKnownWord(one) || NO_SLIPS.has(one));
};

/** Words of their own, one letter away from a colour. */
const NO_SLIPS: ReadonlySet<string> = new Set(
  words`
  stage while write writes greet greek crown grown block blank slack moral choral teach reach beach peace poach
  dream scream steam grape glean alive olives goldy golden brown-bag wheel violent orangery`,
);

/** Slips of the keys and fancy names, only where a colour is expected: after "use" or "in", before "as" or "for". */
function looseMentionAt(tokens: readonly Token[], at: number, names: ColourNames): Mention | null {
  for (let length = 3; length >= 1; length -= 1) {
    const group = wordsFrom(tokens, at, length);
    if (group === null) continue;
    if (group.words.some((word) => ROLE_WORDS[word] !== undefined || COLOUR_CUES.has(word))) continue;
    const guess = isSpelled(group.words) ? null : names.guess(group.words);
    if (guess !== null) return { hex: guess, from: at, to: group.to };
    const before = tokens[at - 1]?.lower ?? '';
    const after = tokens[group.to]?.lower ?? '';
    if (!EXPECTS_BEFORE.has(before) || !EXPECTS_AFTER.has(after)) continue;
    const fancy = names.findFancy(group.words);
    if (fancy !== null) return { hex: fancy, from: at, to: group.to };
  }
  return null;
}

/** The next words, hyphens left out; null when there are not so many. */
function wordsFrom(
  tokens: readonly Token[],
  at: number,
  length: number,
): { words: readonly string[]; to: number } | null {
  const words: string[] = [];
  let index = at;
  while (words.length < length) {
    const token = tokens[index];
    if (token === undefined) return null;
    if (token.text !== '-' || words.length === 0) {
      if (!token.isWord) return null;
      words.push(token.lower);
    }
    index += 1;
  }
  return { words, to: index };
}

function isNegated(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.lower);
  const cut = Math.max(before.lastIndexOf(','), before.lastIndexOf('but'));
  const near = before.slice(cut + 1);
  if (near.at(-1) === 'only') return false;
  return near.some((word) => NEGATIONS.has(word));
}

export interface RoleMention {
  readonly role: ColourRole;
  readonly from: number;
  readonly to: number;
}

/** Neighbouring words for the same role are one: "page background", "buttons, headers and cards". */
function findRoles(tokens: readonly Token[], mentions: readonly Mention[]): readonly RoleMention[] {
  const found: RoleMention[] = [];
  tokens.forEach((token, at) => {
    if (mentions.some((mention) => at >= mention.from && at < mention.to)) return;
    const role = ROLE_WORDS[token.lower];
    const isTold = mentions.some(({ from }) => from === at + 1 || from === at + 2);
    const isShaded = !isTold && /^(?:dark|light)$/.test(tokens[at - 1]?.lower ?? '');
    if (role === undefined || isShaded) return;
    const last = found.at(-1);
    const joined = last === undefined ? null : joinedRole(last.role, role, tokens.slice(last.to, at));
    if (last === undefined || joined === null) found.push({ role, from: at, to: at + 1 });
    else found[found.length - 1] = { role: joined, from: last.from, to: at + 1 };
  });
  return found;
}

/** The role of two words that go together; "its header, buttons and cards" are all of them. */
function joinedRole(one: ColourRole, other: ColourRole, between: readonly Token[]): ColourRole | null {
  if (!between.every((word) => JOINS.has(word.lower))) return null;
  if (one === other) return one;
  const isBackground = one === 'background' || other === 'background';
  if (isBackground) return between.length === 0 ? 'background' : null;
  return [one, other].every((role) => role === 'header' || role === 'primary') ? 'primary' : null;
}

function isAboutColours(tokens: readonly Token[], mentions: readonly Mention[], roleCount: number): boolean {
  if (roleCount > 0 && mentions.length > 0) return hasColourGrammar(tokens, mentions) || mentions.length > 1;
  if (tokens.some((token) => COLOUR_CUES.has(token.lower))) return true;
  if (isNothingElse(tokens, mentions) || isDressedIn(tokens, mentions)) return true;
  return mentions.some(
    (mention) =>
      tokens.slice(mention.to, mention.to + 2).some((token) => APP_WORDS.has(token.lower)) ||
      /^(#|rgb|hsl)/.test(tokens[mention.from]?.lower ?? ''),
  );
}

/** "black.", "use deep orange, please", "mostly sage green with cream": a sentence of its own. */
const isNothingElse = (tokens: readonly Token[], mentions: readonly Mention[]): boolean =>
  (tokens.length <= 7 || mentions.length > 1) &&
  tokens.every(
    (token, at) =>
      !token.isWord ||
      WHOLLY.has(token.lower) ||
      JOINS.has(token.lower) ||
      LEADS.has(token.lower) ||
      mentions.some((mention) => at >= mention.from && at < mention.to),
  );

const WHOLLY: ReadonlySet<string> = new Set(
  words`
  all mostly mainly everything only very just with and in tudo todo alles ganz tout minimal minimalist
  minimalistic modern clean elegant warm simple soft playful bold calm fresh cosy cozy dark light please bitte`,
);

/** "a shop that sells shoes in black": the shoes are. */
const TELLING = /^(?:that|which|who|where|sell\w*|wear\w*|dress\w*|paint\w*|verkauf\w*|vend\w*)$/;

/** "a website in red and black", "a recipe box in deep orange". */
const isDressedIn = (tokens: readonly Token[], [first, second]: readonly Mention[]): boolean =>
  first !== undefined &&
  /^(?:in|en|em)$/.test(tokens[first.from - 1]?.lower ?? '') &&
  !tokens.slice(0, first.from).some(({ lower }) => TELLING.test(lower)) &&
  (second === undefined
    ? tokens.slice(first.to).every(({ isWord }) => !isWord)
    : tokens.slice(first.to, second.from).every(({ lower }) => /^(?:and|und|y|e|et|&)$/.test(lower)));

/** "add a Red button game" is none; a colour beside a role, or with a word that places it, is. */
function hasColourGrammar(tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  return (
    tokens.some((token) => ROLE_WORDS[token.lower] === 'background' || COLOUR_CUES.has(token.lower)) ||
    mentions.some((mention) => {
      const near = tokens.slice(Math.max(0, mention.from - 4), mention.to + 4);
      return near.some((token) => ROLE_WORDS[token.lower] !== undefined);
    })
  );
}

/** "buttons on sand": what something stands on is the page. */
function underRoles(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  roles: readonly (ColourRole | null)[],
): readonly (ColourRole | null)[] {
  if (roles.includes('background')) return roles;
  return roles.map((role, at) => {
    const before = tokens
      .slice(Math.max(0, (mentions[at]?.from ?? 0) - 2), mentions[at]?.from)
      .map((token) => token.lower);
    return role === null && (before.includes('on') || before.includes('against') || before.includes('auf'))
      ? 'background'
      : role;
  });
}

function colourSpans(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  roles: readonly RoleMention[],
): readonly Span[] {
  const parts = [...mentions, ...roles.filter((role) => isNear(role, mentions))].toSorted(
    (a, b) => a.from - b.from,
  );
  const groups: { from: number; to: number }[] = [];
  for (const { from, to } of parts) {
    const last = groups.at(-1);
    if (last !== undefined && from - last.to <= FAR) last.to = Math.max(last.to, to);
    else groups.push({ from, to });
  }
  return groups.flatMap((group) => {
    const { from, to } = wholeMention(tokens, group);
    const start = tokens[from]?.start;
    const end = tokens[to - 1]?.end;
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });
}

/** So many words apart, two colours stand in different clauses. */
const FAR = 9;

function isNear(role: RoleMention, mentions: readonly Mention[]): boolean {
  return mentions.some(
    (mention) => Math.abs(role.from - mention.to) <= 8 || Math.abs(mention.from - role.to) <= 8,
  );
}
