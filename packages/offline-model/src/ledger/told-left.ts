import { sentences, type Span } from '../understand/tokens.ts';
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

/** Sentences that the app meets but for some items or words. */
export const sentencesInPart = (
  request: string,
  entries: readonly Entry[],
): readonly { readonly sentence: string; readonly without: readonly string[] }[] =>
  bySentence(request, entries)
    .filter((one) => one.entries.some(isLost) && isMetInPart(one))
    .map((one) => ({
      sentence: shortened(one.text),
      without: one.entries.filter(isLost).flatMap((entry) => missingOf(request, entry)),
    }));

/** A short item as it stands; of a longer one the words that are missing. */
const missingOf = (request: string, entry: Lost): readonly string[] => {
  const item = tidy(request.slice(entry.span.start, entry.span.end));
  return entry.outcome === 'partly' && item.split(' ').length > 3 ? entry.missing : [item];
};

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;:.!?()]+|[\s,;:.!?()]+$/gu, '')
    .replace(/^(?:and|with|und|mit|et|avec|y|con|e|com|plus)\s+/iu, '');

const LONGEST = 90;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/u, '')} …`;
