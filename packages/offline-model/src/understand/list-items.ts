import { like } from '../lexicon/pattern.ts';

/** One item of a list, with its place in the text. */
export interface ListItem {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The items from a place on, parted by commas and "and"; what stands in brackets or after a colon stays together. */
export function listItems(text: string, from: number): readonly ListItem[] {
  const items: ListItem[] = [];
  let start = from;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const lead = LEAD.exec(raw)?.[0].length ?? 0;
    const body = raw.slice(lead).replace(/[.;\s]+$/u, '');
    if (body !== '') items.push({ text: body, start: start + lead, end: start + lead + body.length });
  };
  for (const mark of breaksIn(text, from)) {
    push(mark.start);
    start = mark.end;
  }
  push(text.length);
  return items;
}

const LEAD = like.iu`^\s*(?:(?:[-*•]|and|und|et|y|e|plus|an?|the)\s+)*(?:[ld]['’](?=\p{L}{3}))?`;
const BREAK = like.giu`(?:[;\n]|(?<!\d),|,(?!\d))\s*|\s+\|\s+|\s+(?:and|und|et|y|&)\s+|\s+e\s+(?=\p{L}{3,}|e-mail|se\s)`;

function breaksIn(text: string, from: number): readonly { readonly start: number; readonly end: number }[] {
  const list = text.slice(from);
  return [...list.matchAll(BREAK)]
    .filter((match) => depthAt(list, match.index) === 0)
    .map((match) => ({ start: from + match.index, end: from + match.index + match[0].length }));
}

const depthAt = (list: string, at: number): number => {
  const before = list.slice(0, at);
  return before.split('(').length - before.split(')').length;
};
