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
  const at = findPlace(html);
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

// What may stand before the head is left where it is: a script before the doctype would switch to quirks mode.
const BEFORE_HEAD = /^(?:\uFEFF|\s+|<!--(?:-?>|[^]*?--!?>)|<!doctype[^>]*>|<\?[^>]*>)/i;
const HTML_TAG = /^<html(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/i;
const HEAD_TAG = /^<head(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*>/i;

/** Reads the start of the page as a browser does. Where a tag is left out, the parser opens the head at our script. */
function findPlace(html: string): number {
  let at = skip(html, 0);
  const afterHtml = HTML_TAG.exec(html.slice(at));
  if (afterHtml !== null) at += afterHtml[0].length;
  const beforeHead = afterHtml === null ? at : skip(html, at);
  const head = HEAD_TAG.exec(html.slice(beforeHead));
  return head === null ? at : beforeHead + head[0].length;
}

function skip(html: string, start: number): number {
  let at = start;
  for (let found = BEFORE_HEAD.exec(html.slice(at)); found !== null; found = BEFORE_HEAD.exec(html.slice(at)))
    at += found[0].length;
  return at;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
