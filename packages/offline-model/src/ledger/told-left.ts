import { like } from '../lexicon/pattern.ts';
import { escaped, sentences, type Span } from '../understand/tokens.ts';
import type { Entry } from './ledger.ts';

type Lost = Extract<Entry, { outcome: 'partly' | 'notUnderstood' }>;

const isLost = (entry: Entry): entry is Lost =>
  entry.outcome === 'partly' || entry.outcome === 'notUnderstood';

interface Sentence {
  readonly text: string;
  readonly entries: readonly Entry[];
}

const bySentence = (request: string, entries: readonly Entry[]): readonly Sentence[] =>
  sentences(request).map((span) => ({
    text: request.slice(span.start, span.end).trim(),
    entries: entries.filter((entry) => isWithin(entry.span, span)),
  }));

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

const isMetInPart = ({ entries }: Sentence): boolean =>
  entries.some(({ outcome }) => outcome === 'done' || outcome === 'partly');

/** Sentences of which nothing is in the app, as they were written. */
export const wholeSentences = (request: string, entries: readonly Entry[]): readonly string[] =>
  bySentence(request, entries)
    .filter((one) => one.entries.some(isLost) && !isMetInPart(one))
    .map(({ text }) => text);

/** Items of sentences that the app meets otherwise: what a person would miss, each as it was written. */
export const itemsLeft = (request: string, entries: readonly Entry[]): readonly string[] => [
  ...new Set(
    bySentence(request, entries)
      .filter((one) => one.entries.some(isLost) && isMetInPart(one))
      .flatMap((one) => one.entries.filter(isLost).flatMap((entry) => missingOf(request, entry)))
      .filter((item) => like.u`\p{L}{2}`.test(item) && !ASIDE.test(item)),
  ),
];

/**
 * A short item, or one of which half is missing, as it stands. Of what is mostly there only names and things ("in a
 * carousel") are worth a word: a verb alone tells nobody what is missing. A number is told with what it belongs to.
 */
function missingOf(request: string, entry: Lost): readonly string[] {
  const { start, end } = entry.span;
  const item = tidy(request.slice(start, end));
  const all = item.split(/\s+/u);
  const words = all.filter((word) => word.length > 3);
  if (all.length === 1 && !STARTS_ITEM.test(request.slice(0, request.indexOf(item, start)))) return [];
  if (entry.outcome === 'notUnderstood') return [shortened(item)];
  // "Learners browse courses": who does it needs no name in the app.
  if (all.length === 3 && entry.missing.join() === all[0]?.toLowerCase()) return [];
  if (all.length <= 3) return [item];
  const hasNumber = entry.missing.some((word) => /\d/u.test(word));
  if (hasNumber || entry.missing.length * 2 > words.length) return [shortened(item)];
  const isNoun = (word: string): boolean =>
    like.iu`(?<!\p{L})(?:in|as|on|als|auf|dans|comme|sur|en|como|em)\s(?:an?|eine?n?|einem|einer|une?|una?|uma?)\s${escaped(word)}(?!\p{L})`.test(
      item,
    );
  return entry.missing.filter((word) => /^\p{Lu}/u.test(word) || isNoun(word));
}

/** Else it is the end of what the app is for: "a site for a courier firm". */
const STARTS_ITEM = like.iu`(?:^|[,;:.!?()\n–-]|(?<!\p{L})(?:and|or|with|plus|und|oder|mit|et|ou|avec|y|o|con|e|com))\s*$`;

/** What somebody tells of himself, or says by the way. */
const ASIDE = like.iu`
  (?<!\p{L})(?:lol|haha|hm+|fancy|of course|favou?rite|imagine|thank\p{L}*|please|don['’]?t forget|bitte|danke\p{L}*|natürlich|liebling\p{L}*|nicht vergessen
  |s['’]il (?:te|vous) plaît|merci|bien sûr|préférée?s?|n['’]oubliez? pas|por favor|gracias|claro que|por supuesto|favorit[oa]s?|no olvid\p{L}+
  |obrigad[oa]|claro|não (?:se )?esqueç\p{L}+|não esquecer|preferid[oa]s?)(?!\p{L})
  |^(?:(?:und|aber|denn|weil|da|das|es|wir|ich|unser|mein|et|mais|car|parce que|c['’]|nous|je|notre|y|pero|porque|es que|nosotros|yo|nuestr[oa]|e|mas|pois|nós|eu|nosso)\s)+
  (?:[\p{L}'’-]+\s){0,4}?(?:ist|sind|war|waren|wurde|habe|haben|lieben?|est|sont|était|étaient|avons|aime|aimons|es|son|era|eran|somos|amamos|é|são|foi|eram)(?!\p{L})
  |(?<!\p{L})(?:vor \d+ jahren|seit jahren|depuis des années|il y a \d+ ans|hace años|desde hace|há anos|faz anos)(?!\p{L})
  |^(?:(?:and|but|so|then|because|since|which|that|what|it|this|our|my|the|he|she|we|i
  |must)\s)+(?:[\p{L}'’-]+\s){0,4}?(?:is|are|was|were|be|got|gets|started|causes?|has been|have been|had|love
  |hate)(?!\p{L})
  |(?<!\p{L})(?:ago|a mess|too many|every year since)(?!\p{L})`;

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:.!?()]+|[\s,;:.!?()]+$/gu, '')
    .replace(/^(?:and|with|und|mit|et|avec|y|con|e|com|plus)\s+/iu, '');

const LONGEST = 60;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/u, '')} …`;
