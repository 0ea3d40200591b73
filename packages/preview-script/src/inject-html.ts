export type InjectOptions = {
  /** The only origin that the script will talk to. */
  readonly builderOrigin: string;
  readonly scriptUrl: string;
  readonly replayUrl?: string | undefined;
  /** The nonce of the page's own policy, when its header names one. */
  readonly cspNonce?: string | undefined;
};

/**
 * Puts the script before everything else that the page runs: first in the head, so that it also stands before a
 * policy in a meta element, which binds only what follows it.
 */
export function injectPreviewScript(html: string, options: InjectOptions): string {
  const at = findHeadPlace(html);
  return `${html.slice(0, at)}${scriptElement(options)}${html.slice(at)}`;
}

function scriptElement({ builderOrigin, scriptUrl, replayUrl, cspNonce }: InjectOptions): string {
  const attributes = [
    ['src', scriptUrl],
    ['data-loam-builder', builderOrigin],
    ['data-loam-replay', replayUrl],
    ['nonce', cspNonce],
  ] as const;
  const written = attributes.map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<script${written.join('')}></script>`;
}

/** Reads the start of the page as a browser does. Where a tag is left out, the parser opens the head at our script. */
export function findHeadPlace(html: string): number {
  const at = skip(html, 0);
  const afterHtml = endOfTag(html, at, 'html');
  const head = endOfTag(html, afterHtml === undefined ? at : skip(html, afterHtml), 'head');
  return head ?? afterHtml ?? at;
}

const COMMENT_END = /--!?>/g;
/** No page that anyone wrote has more comments before its head; behind them the head is not looked for. */
const MOST_MARKS = 1000;

// What may stand before the head is left where it is: a script before the doctype would switch to quirks mode.
// By hand, and every character once: whoever wrote the page decides how often each part of this runs.
function skip(html: string, start: number): number {
  let at = skipBlanks(html, start);
  for (let marks = 0; marks < MOST_MARKS; marks += 1) {
    const end = endOfMark(html, at);
    if (end === undefined) return at;
    at = skipBlanks(html, end);
  }
  return at;
}

function skipBlanks(html: string, start: number): number {
  let at = start;
  while (isBlank(html.charCodeAt(at))) at += 1;
  return at;
}

/** Behind a comment, a doctype or a processing instruction that begins here and ends somewhere. */
function endOfMark(html: string, at: number): number | undefined {
  if (html.startsWith('<!--', at)) return endOfComment(html, at + 4);
  const isMark = html.startsWith('<?', at) || html.slice(at, at + 9).toLowerCase() === '<!doctype';
  const end = isMark ? html.indexOf('>', at) : -1;
  return end < 0 ? undefined : end + 1;
}

function endOfComment(html: string, at: number): number | undefined {
  if (html.startsWith('>', at)) return at + 1;
  if (html.startsWith('->', at)) return at + 2;
  COMMENT_END.lastIndex = at;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : undefined;
}

/** Behind the tag of this name that begins here; a `>` inside quotes does not end it. */
function endOfTag(html: string, at: number, name: string): number | undefined {
  const afterName = at + 1 + name.length;
  if (html[at] !== '<' || html.slice(at + 1, afterName).toLowerCase() !== name) return undefined;
  if (!/[\s/>]/.test(html[afterName] ?? '')) return undefined;
  for (let index = afterName; index < html.length; index += 1) {
    const character = html[index];
    if (character === '>') return index + 1;
    if (character !== '"' && character !== "'") continue;
    index = html.indexOf(character, index + 1);
    if (index < 0) return undefined;
  }
  return undefined;
}

function isBlank(code: number): boolean {
  return (
    code === 0xfeff ||
    code === 32 ||
    (code >= 9 && code <= 13) ||
    (code > 127 && /\s/.test(String.fromCharCode(code)))
  );
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
