import { like, toPattern } from '../lexicon/pattern.ts';
import { coloursIn } from '../understand/second-thoughts.ts';
import { sentence } from './phrases.ts';
import { found, patternOf, says } from './reading.ts';

/** A head that tells where the words stand, the words, and what comes after them. */
type Parted = readonly [head: string, words: string, rest?: string | undefined];

/**
 * A line in which the words that shall stand somewhere are a quotation, as others write them at once: "the line under the
 * heading should say we collect", "add a FAQ: Do you deliver? No."
 */
export function asQuoted(line: string, quote: (words: string) => string): string {
  const first = FIRST.exec(line)?.[0] ?? '';
  const [head, words, rest = line.slice(first.length)] = afterColon(line) ??
    afterVerb(first) ??
    becoming(first) ?? [first, '“'];
  const [, stop = '', more = ''] = like.u`^([.!?]*\s*)(.*)$`.exec(rest) ?? [];
  const others =
    more === '' || more === line ? rest : `${stop.trim() === '' ? '. ' : stop}${asQuoted(more, quote)}`;
  return words.includes('“')
    ? `${head}${others}`
    : `${head.replace(OPINION, ' should say')} ${quote(words)}${others}`;
}

/** "the line under the heading is too long, make it: …". */
const OPINION = like.iu`\s(?:is|are|ist|sind|est|sont|es|é)\s[^,]{2,30},\s(?:so\s|please\s)?(?:make|change|mach|mets|haz|faz)[^,]{0,16}$`;

const COLON = like.u`^(?<head>[^:.!?()\n]{4,90}?)\s?:\s+(?<words>\S.*\S)$`;
const STOP = /(?<=[.!?])\s+/u;

/** All that follows with its full stops, up to another order. */
function afterColon(line: string): Parted | null {
  const { head = '', words = '' } = COLON.exec(line)?.groups ?? {};
  if (!says(head, 'holdsWords') || (says(head, 'holdsNoWords') && !says(head, 'foot'))) return null;
  const sentences = words.split(STOP);
  const end = sentences.findIndex((one, at) => at > 0 && says(one, 'nextOrder'));
  const told = end < 0 ? words : sentences.slice(0, end).join(' ');
  return told.includes('“') ? null : [head, told, end < 0 ? '' : `. ${sentences.slice(end).join(' ')}`];
}

const IS_NAME = like.u`^[\p{Lu}\d©]`;
const FIRST = like.u`^(?:[^.!?\n]|[.!?](?=\S))+`;
const ORDERED = toPattern(patternOf('{parted}|{partedPlaces}'), 'iu');

/** Up to the next order. */
const untilOrder = (words: string): string => (words.split(ORDERED)[0] ?? '').trim();

function afterVerb(line: string): Parted | null {
  const saying = found(line, 'shallSay');
  const match = saying ?? found(line, 'noting');
  if (match === null) return null;
  const at = match.index + match[0].length;
  const words = untilOrder(line.slice(at).trim());
  if (words === '' || words.includes('“') || (saying === null && words.split(' ').length < 3)) return null;
  const rest = line.slice(line.lastIndexOf(words) + words.length);
  return [
    line.slice(0, at).trim(),
    says(match[0], 'thatAtEnd') ? `${sentence(words)}.` : words,
    rest === '' ? undefined : rest,
  ];
}

/** "change the footer to © Kiln 2026", "die Überschrift soll Honig vom Hof lauten". */
function becoming(line: string): Parted | null {
  const match = found(line, 'becomesWords') ?? found(line, 'wordsAtEnd');
  const [, first, second] = match ?? [];
  const words = untilOrder((first ?? second ?? '').trim());
  if (!areWords(words)) return null;
  const at = line.lastIndexOf(words);
  const rest =
    second === undefined && match?.[0].endsWith(first ?? '') === true ? line.slice(at + words.length) : '';
  return [line.slice(0, at).trim(), words, rest === '' ? undefined : rest];
}

/** Neither how something looks nor a word that may mean anything. */
function areWords(words: string): boolean {
  if (words === '' || words.includes('“') || says(words, 'noName')) return false;
  return (
    IS_NAME.test(words) || (words.includes(' ') && !says(words, 'looking') && coloursIn(words).length === 0)
  );
}
