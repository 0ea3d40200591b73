import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { isFieldItem, wordsOf } from './field-items.ts';
import type { ListItem } from './list-items.ts';
import { kindIn, rowWithDetails } from './named-row.ts';
import type { NamedRows } from './understanding.ts';

const BEFORE_COLON = like.iu`
  ^(?<lead>[^:]{0,120}?)(?<things>[\p{L}-]+(?: [\p{L}-]+)?)(?:\s(?:to (?:start|begin)(?: with)?|for (?:now|a start)|zum anfang|für den anfang|para empezar|para comenzar|para começar|pour commencer))?
  (?:\s(?:in|at|on|of|for|für|von|para|pour|de|des|du)\s[\p{L} ]{2,30}?)?\s*:\s+`;
const PAGE_OF = like.iu`(?:the|die|la|el|a)\s(?<page>\p{Lu}\p{L}+)(?:\spage)\s|(?:page|seite|página)\s["“«„]?(?<name>\p{Lu}\p{L}+)`;
/** "Harbour Door (Church, 2021)", "« La neige » (Saisons)", "Wet Slate $14 (grey)". */
const GIVEN_ITEM = /^(?:["“«„][^"”»“]{2,60}["”»“]|\p{Lu}[^,;:()"“«„]{1,40})\s*\([^()]{2,60}\)$/u;

/** Records that are given with something in brackets each: whatever stands before the colon, these are no lists. */
export function readGiven(sentence: string, offset: number, language: Language): readonly NamedRows[] {
  const match = BEFORE_COLON.exec(sentence);
  if (match === null) return [];
  const [head, said] = headOf(match, language);
  const items = bracketedItems(sentence, match[0].length);
  const end = items.findIndex(({ text }) => !GIVEN_ITEM.test(text));
  const given = end < 0 ? items : items.slice(0, end);
  if (given.length < 3 || head === null || areQualities(given, language)) return [];
  const span = { start: offset + match[0].length - 2, end: offset + (given.at(-1)?.end ?? 0) };
  const rows = given.map(({ text }) => rowWithDetails(text));
  return [{ head, rows, at: offset + sentence.indexOf(said), span }];
}

/** Each ends with its bracket, so that "Saturn and its rings (8 €)" is one. */
function bracketedItems(sentence: string, from: number): readonly ListItem[] {
  return [
    ...sentence
      .slice(from)
      .matchAll(/(?:(?:and|und|et|y|e)\s+)?(?<text>[^\s,;(][^,;(]*\([^()]*\))[,;\s]*/giu),
  ].map((match) => {
    const text = match.groups?.['text'] ?? '';
    const start = from + match.index + match[0].indexOf(text);
    return { text, start, end: start + text.length };
  });
}

/** What they are, by the name of their page or by the words before the colon. */
function headOf(
  { groups = {} }: RegExpExecArray,
  language: Language,
): readonly [readonly string[] | null, string] {
  const { lead = '', things = '' } = groups;
  const { page, name = page } = PAGE_OF.exec(lead)?.groups ?? {};
  const told = name ?? OFFERED_ONES.exec(lead)?.[1];
  return told === undefined ? [kindIn(things, language), things] : [wordsOf(told, language), told];
}

/** "Folgende Führungen bieten wir an". */
const OFFERED_ONES = like.iu`(?:folgende|diese|unsere|following|these|siguientes|seguintes|suivantes?|nos|nuestr[oa]s|noss[oa]s)\s(\p{L}{4,})`;

/** "status (open, closed), size (small, large)". */
const areQualities = (items: readonly ListItem[], language: Language): boolean =>
  items.filter(({ text }) => isFieldItem(text.replace(/\s*\(.*$/su, ''), language)).length * 2 > items.length;
