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

const LEAD = /^\s*(?:(?:[-*•]|and|und|et|y|e|plus|an?|the)\s+)*/iu;
const BREAK = /[,;\n]\s*|\s+(?:and|und|et|y|&)\s+|\s+e\s+(?=\p{L}{3,})/giu;

function breaksIn(text: string, from: number): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(BREAK)]
    .filter((match) => match.index >= from && depthAt(text, from, match.index) === 0)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const depthAt = (text: string, from: number, at: number): number => {
  const before = text.slice(from, at);
  return before.split('(').length - before.split(')').length;
};
