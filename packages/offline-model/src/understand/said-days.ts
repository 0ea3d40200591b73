import { like, part, toPattern } from '../lexicon/pattern.ts';

/** The months as five languages begin them; the first letters tell which it is. */
const MONTHS: readonly string[] = [
  'jan(?:uar[yi]?|vier|eiro)?|enero|ene|janv',
  'feb(?:ruary?|ruar|rero)?|fev(?:ereiro)?|févr?(?:ier)?',
  'mar(?:ch|zo|ço|s)?|märz|mrz',
  'apr(?:il)?|abr(?:il)?|avr(?:il)?',
  'may|mai|mayo|maio',
  'june?|juni|junio|junho|juin',
  'july?|juli|julio|julho|juillet|juil',
  'aug(?:ust)?|ago(?:sto)?|août',
  'sept?(?:ember|iembre|embre)?|set(?:embro)?',
  'oct(?:ober|ubre|obre)?|okt(?:ober)?|out(?:ubro)?',
  'nov(?:ember|iembre|embre|embro)?',
  'dec(?:ember)?|dez(?:ember|embro)?|dic(?:iembre)?|déc(?:embre)?',
];
const MONTH = part`(?:${MONTHS.join('|')})`;
const OF = String.raw`(?:\s(?:of|de|d['’])\s?|\s)`;
/** "3 May", "May 3rd, 2026", "12.05.2026", "2026-05-12", "el 3 de mayo de 2026". */
export const DAY = part`
  (?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4})?|\d{1,2}/\d{1,2}/\d{4}|\d{1,2}(?:st|nd|rd|th|er|\.)?${OF}${MONTH}(?!\p{L})\.?(?:,?${OF}\d{4})?
  |${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s\d{4})?)`;

const NUMBERED = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u,
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})?$/u,
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/u,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/u,
];
const IN_WORDS = [
  like.iu`^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?${OF}(?<month>\p{L}+)\.?(?:,?${OF}(?<year>\d{4}))?$`,
  like.iu`^(?<month>\p{L}+)\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<year>\d{4}))?$`,
];

/** A day as it was said, with the year where that was said too. */
export interface SaidDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

export function readDay(said: string): SaidDay | null {
  const text = said.trim();
  for (const pattern of [...NUMBERED, ...IN_WORDS]) {
    const { day = '', month = '', year } = pattern.exec(text)?.groups ?? {};
    const [number, at] = [Number(day), monthOf(month)];
    if (day !== '' && number >= 1 && number <= 31 && at >= 1 && at <= 12)
      return { day: number, month: at, year: year === undefined ? null : Number(year) };
  }
  return null;
}

const monthOf = (said: string): number =>
  /^\d+$/u.test(said)
    ? Number(said)
    : MONTHS.findIndex((names) => toPattern(`^(?:${names})$`, 'iu').test(said)) + 1;

/** "May 3, 2026": that comma parts nothing. */
export const blankedDates = (text: string): string =>
  text.replace(toPattern(DAY, 'giu'), (day) => day.replaceAll(',', '\u0001'));
