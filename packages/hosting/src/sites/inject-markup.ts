import { createHash } from 'node:crypto';
import type { SiteScript } from './ports.ts';

const places: readonly RegExp[] = [/<\/head\s*>/i, /<body[\s>]/i, /<\/body\s*>/i];

/** The page with the markup before the end of its head; every other byte stays. */
export function injectMarkup(page: Uint8Array, markup: string): Buffer {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  // One byte, one character: a position in the text is one in the bytes.
  const text = bytes.toString('latin1');
  const place = places.map((expression) => expression.exec(text)?.index).find((index) => index !== undefined);
  const at = place ?? bytes.length;
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(markup), bytes.subarray(at)]);
}

export function scriptMarkup(script: SiteScript | undefined): {
  readonly markup: string;
  readonly hash: string;
} {
  if (!script) return { markup: '', hash: '' };
  const attributes = Object.entries(script.attributes ?? {})
    .filter(([name]) => /^[a-z][a-z0-9-]*$/.test(name))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const markup = `<script defer src="${escapeAttribute(script.scriptPath)}"${attributes}></script>`;
  return { markup, hash: createHash('sha256').update(markup).digest('hex').slice(0, 8) };
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
