import { like, part } from '../lexicon/pattern.ts';
import { splitItems } from './field-items.ts';
import type { Span } from './tokens.ts';
import { sentenceCase } from './fields.ts';

/** A list that visitors read: what to bring, what is included, the rules of the house. */
export interface NotedList {
  readonly title: string;
  readonly items: readonly string[];
}

const TITLES = part`
  what to (?:bring|wear|pack|expect)|what(?:'s| is) (?:included|not included)|(?:the )?price includes|included
  |good to know|house rules|our rules|club rules|packing list|mitzubringen|was mitzubringen ist|bitte mitbringen
  |inklusive|hausregeln|o que levar|o que trazer|inclui|regras da casa|qué llevar|qué traer|incluye|normas de la casa
  |à apporter|ce qu'il faut apporter|compris|inclus|règles de la maison`;
const LIST = like.giu`(?:^|[\s,.;(])(?:and |und |y |e |et )?(${TITLES})\s*:\s*([^.;:()\n]{8,200})`;

/** "what to bring: wool clothes, water, snacks": text for who reads the site, no things that it keeps. */
export function readNotedLists(text: string): {
  readonly lists: readonly NotedList[];
  readonly spans: readonly Span[];
} {
  const found = [...text.matchAll(LIST)].flatMap((match) => {
    const [whole, title = '', body = ''] = match;
    const items = splitItems(body);
    if (items.length < 2 || items.some((item) => item.split(/\s+/).length > 7)) return [];
    const start = match.index + whole.indexOf(title);
    return [
      {
        list: { title: sentenceCase(title), items: items.map(sentenceCase) },
        span: { start, end: match.index + whole.length },
      },
    ];
  });
  return { lists: found.map(({ list }) => list), spans: found.map(({ span }) => span) };
}
