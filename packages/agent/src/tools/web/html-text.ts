const DROPPED = ['script', 'style', 'noscript', 'template', 'svg', 'head', 'iframe', 'object', 'canvas'];
const BLOCK =
  /^\/?(p|div|section|article|header|footer|main|aside|nav|h[1-6]|ul|ol|li|table|tr|br|hr|pre|blockquote|form|figure|dl|dt|dd|details|summary)$/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const MAX_HTML = 2_000_000;

export interface PageText {
  readonly title: string;
  readonly text: string;
}

/** What a person would read on a page. One pass over the text; malformed markup is only read badly, never slowly. */
export function htmlText(html: string): PageText {
  const source = html.slice(0, MAX_HTML);
  const title = /<title[^>]{0,200}>([^<]{0,500})/i.exec(source.slice(0, 100_000))?.[1] ?? '';
  let text = '';
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open === -1) {
      text += source.slice(at);
      break;
    }
    text += source.slice(at, open);
    const tag = readTag(source, open);
    if (tag.name === '') text += '<';
    else if (BLOCK.test(tag.name)) text += tag.name === 'li' ? '\n- ' : '\n';
    else text += ' ';
    at = DROPPED.includes(tag.name) ? endOfDropped(source, tag) : tag.end;
  }
  return { title: decode(title).replace(/\s+/g, ' ').trim(), text: tidy(decode(text)) };
}

interface Tag {
  readonly name: string;
  readonly end: number;
}

function readTag(source: string, open: number): Tag {
  if (source.startsWith('<!--', open)) {
    const end = source.indexOf('-->', open + 4);
    return { name: '!', end: end === -1 ? source.length : end + 3 };
  }
  const name = /^<(\/?[a-z][a-z0-9-]*|!|\?)/i.exec(source.slice(open, open + 40))?.[1]?.toLowerCase();
  if (name === undefined) return { name: '', end: open + 1 };
  const close = source.indexOf('>', open);
  return { name, end: close === -1 ? source.length : close + 1 };
}

function endOfDropped(source: string, tag: Tag): number {
  const close = source.indexOf(`</${tag.name}`, tag.end);
  const shouted = close === -1 ? source.indexOf(`</${tag.name.toUpperCase()}`, tag.end) : close;
  if (shouted === -1) return source.length;
  const end = source.indexOf('>', shouted);
  return end === -1 ? source.length : end + 1;
}

function decode(text: string): string {
  return text
    .replace(/&#(\d{1,6});/g, (whole, digits: string) => characterOf(Number(digits)) ?? whole)
    .replace(
      /&#x([0-9a-f]{1,5});/gi,
      (whole, digits: string) => characterOf(Number.parseInt(digits, 16)) ?? whole,
    )
    .replace(/&([a-z]{2,6});/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}
