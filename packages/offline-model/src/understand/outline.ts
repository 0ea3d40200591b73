import { like } from '../lexicon/pattern.ts';
import { sentenceCase } from './fields.ts';

/** A brief with headings and bullets, as sentences that can be read like any other request. */
export function readOutline(text: string): string {
  const lines = text.split('\n').map(readLine);
  if (!lines.some(({ kind }) => kind !== 'text')) return text;
  const out: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    at += 1;
    if (line === undefined || line.text === '') continue;
    if (line.kind !== 'heading') {
      out.push(line.kind === 'item' ? sentence(line.text) : line.text);
      continue;
    }
    const items: string[] = [];
    let next = lines[at];
    while (next !== undefined && (next.kind === 'item' || next.text === '')) {
      if (next.text !== '') items.push(next.text);
      at += 1;
      next = lines[at];
    }
    out.push(...group(line.text, items, out.length === 0));
  }
  return out.join('\n');
}

interface Line {
  readonly kind: 'heading' | 'item' | 'text';
  readonly text: string;
}

const BULLET = /^\s*(?:[-*•–▪◦]|\d{1,2}[.)]|[a-z]\))\s+/;
const HEADING = /^\s*(?:#{1,6}\s+|(?=\*\*[^*]+\*\*:?\s*$)|(?=__[^_]+__:?\s*$))/;

function readLine(raw: string): Line {
  const isHeading = HEADING.test(raw);
  const isItem = !isHeading && BULLET.test(raw);
  const text = raw
    .replace(isHeading ? HEADING : BULLET, '')
    .replace(/\*\*([^*]+)\*\*|__([^_]+)__/g, (_, a?: string, b?: string) => a ?? b ?? '')
    .replace(/`([^`]+)`/g, '"$1"')
    .trim();
  const isLabel = !isItem && /^\p{Lu}[^.!?:]{1,40}:$/u.test(text);
  const kind = isHeading || isLabel ? 'heading' : isItem ? 'item' : 'text';
  return { kind, text: kind === 'heading' ? text.replace(/^\d+[.)]\s*/, '').replace(/:$/, '') : text };
}

const PAGES = like.i`
  ^(?:(?:main|key|site|web|the|required|needed)\s+)*(?:pages?|sections?|screens?|tabs|views|site ?map|structure
  |page structure|site structure|navigation|nav(?:igation)? (?:bar|menu)|páginas|seiten|pages du site|secciones|seções)
  (?:\s+(?:and|&)\s+(?:features|content|sections|navigation))?$`;

function group(title: string, items: readonly string[], isFirst: boolean): readonly string[] {
  if (PAGES.test(title) && items.length > 1) return pageGroup(items);
  if (isFirst) return [titled(title), ...items.map(sentence)];
  return items.map(sentence);
}

/** "Find a sitter: list of sitters with photo": the name is a page, the rest says what it holds. */
function pageGroup(items: readonly string[]): readonly string[] {
  const parts = items.map((item) => {
    const match = /^([^:–—(]{2,40}?)\s*(?::|–|—|\s-\s|\()\s*(.*?)\)?$/su.exec(item);
    return match === null
      ? { names: item.length <= 40 ? namesIn(item) : [], told: item.length <= 40 ? '' : item }
      : { names: namesIn(match[1] ?? ''), told: match[2] ?? '' };
  });
  const names = parts.flatMap((part) => part.names);
  const list = `Pages: ${names.map((name) => `"${name}"`).join(', ')}.`;
  return [list, ...parts.filter((part) => part.told !== '').map((part) => sentence(part.told))];
}

/** "FAQ and Contact" are two pages. */
const namesIn = (text: string): readonly string[] => {
  const parts = text.split(/\s*(?:,|&|\/|\band\b)\s*/).filter((part) => part !== '');
  const areNames = parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part) && part.length < 20);
  return (areNames ? parts : [text]).map((name) =>
    name
      .replace(/["“”]/g, '')
      .replace(/\s+(?:between|for|with|where|that|showing|listing)\s.*$/i, '')
      .trim(),
  );
};

/** "PawPal – pet sitting marketplace", "PawPal". */
function titled(title: string): string {
  const [name = '', ...rest] = title.split(/\s+[–—-]\s+|:\s+/);
  const what = rest.join(' ').replace(/\.$/, '');
  if (what !== '') return `${sentenceCase(what)} called "${name}".`;
  return like.u`^\p{Lu}\p{Ll}*\p{Lu}\p{L}*$`.test(title) ? `A website called "${title}".` : sentence(title);
}

const sentence = (text: string): string => (/[.!?:;,]$/.test(text) ? text : `${text}.`);
