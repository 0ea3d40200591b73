/** One attribute of a tag, with its place in the text. */
export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** Decoded. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly start: number;
  /** Just behind its `>`. */
  readonly end: number;
  readonly attributes: readonly Attribute[];
}

/** Whose content is text, whatever it looks like. */
const rawTags = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'template', 'iframe', 'xmp']);

/** The tags of a document in their order, with their places. It is only read as far as anyone asks. */
export function* tagsOf(html: string): Generator<Tag> {
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    if (open === -1) return;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const tag = readTag(html, open);
    // It runs to the end of the document, and so would every tag that begins inside of it.
    if (tag === 'unfinished') return;
    if (tag === 'none') {
      at = open + 1;
      continue;
    }
    yield tag;
    at = tag.end;
    if (!tag.isEnd && rawTags.has(tag.name)) at = endOfRaw(html, tag);
  }
}

/** Where the end tag of a tag with raw content begins. */
export function endOfRaw(html: string, tag: Tag): number {
  const closing = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = tag.end;
  return closing.exec(html)?.index ?? html.length;
}

const namePattern = /<(\/?)([a-z][^\s/>]*)/iy;
// As browsers read it: a name may begin with anything, so that a tag ends with its `>` or with the document.
const attributePattern = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

const closePattern = /[\s/]*>/y;

function readTag(html: string, start: number): Tag | 'none' | 'unfinished' {
  namePattern.lastIndex = start;
  const head = namePattern.exec(html);
  if (!head) return 'none';
  const attributes: Attribute[] = [];
  let at = namePattern.lastIndex;
  for (;;) {
    attributePattern.lastIndex = at;
    const match = attributePattern.exec(html);
    if (!match) break;
    const [whole, name = '', double, single, bare] = match;
    attributes.push({
      name: name.toLowerCase(),
      value: decode(double ?? single ?? bare ?? ''),
      start: at + whole.search(/[^\s/]/),
      end: attributePattern.lastIndex,
    });
    at = attributePattern.lastIndex;
  }
  closePattern.lastIndex = at;
  if (!closePattern.test(html)) return 'unfinished';
  const end = closePattern.lastIndex;
  return { name: (head[2] ?? '').toLowerCase(), isEnd: head[1] === '/', start, end, attributes };
}

export function attributeOf(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((attribute) => attribute.name === name)?.value;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

export function decode(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole: string, code: string) => {
    if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}

export function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function encodeAttribute(text: string): string {
  return encodeText(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\r\n\t]+/g, ' ');
}
