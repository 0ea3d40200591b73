import { AND, like } from '../lexicon/pattern.ts';
import type { Span } from '../understand/tokens.ts';

/** "Coordinators should be able to": what follows says what is asked. */
export const WHO_CAN = like.iu`(?:^|[.,;]\s?)\s*(?:and\s|the\s)*[\p{L}’'-]+(?:\s[\p{L}’'-]+)?\s(?:(?:should|must|can|may|will)\s)?(?:be\sable\sto|can|may|should)\s*$`;

export const BREAK = like.giu`[,;:\n()]|[.!?](?=[\s)"”]|$)|\s(?:${AND}|with|mit|avec|con|com|plus|as well as)\s`;

/** The item of the list that the words stand in. */
export function itemAt(text: string, start: number, end: number): Span {
  const breaks = [...text.matchAll(BREAK)];
  const before = breaks.filter((mark) => mark.index + mark[0].length <= start).at(-1);
  const after = breaks.find((mark) => mark.index >= end);
  return {
    start: before === undefined ? 0 : before.index + before[0].length,
    end: after?.index ?? text.length,
  };
}

const LEAD = /^\s*(?:an?|the|some|also|add|eine?n?|une?|una?|uma?)\s+/iu;

/** The same item without what leads to it. */
export const withoutLead =
  (text: string) =>
  ({ start, end }: Span): Span => ({
    start: start + (LEAD.exec(text.slice(start, end))?.[0].length ?? 0),
    end,
  });
