import { redirectStatuses, type RedirectRule } from '../manifest.ts';

export interface ParsedRedirects {
  readonly rules: readonly RedirectRule[];
  /** Lines that mean nothing to us, each with its number. */
  readonly ignored: readonly string[];
}

const maxRules = 1000;
const maxLineLength = 1000;

/** Reads a `_redirects` file: one rule a line, `from to [status][!]`. */
export function parseRedirects(text: string): ParsedRedirects {
  const rules: RedirectRule[] = [];
  const ignored: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = withoutComment(line.slice(0, maxLineLength + 1)).trim();
    if (words === '') continue;
    const rule = rules.length < maxRules ? parseRule(words) : undefined;
    if (rule) rules.push(rule);
    else ignored.push(`line ${index + 1}: ${line.slice(0, 200)}`);
  }
  return { rules, ignored };
}

/** What follows a `#` that begins a word. */
function withoutComment(line: string): string {
  const start = /(?:^|\s)#/.exec(line)?.index;
  return start === undefined ? line : line.slice(0, start);
}

function parseRule(line: string): RedirectRule | undefined {
  if (line.length > maxLineLength) return undefined;
  const [from, to, code = '301', more] = line.split(/\s+/);
  if (from === undefined || to === undefined || more !== undefined || !isPattern(from)) return undefined;
  const status = redirectStatuses.find((known) => String(known) === code.replace(/!$/, ''));
  if (status === undefined) return undefined;
  // A rewrite shows another address under this one: only the site's own, or it would be a proxy for anybody.
  const isOwn = /^\/(?![/\\])/.test(to);
  const mayLeave = status !== 200 && status !== 404;
  // A host to be filled in by the visitor would lead anywhere.
  const isWhole = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/i.test(to);
  if (!isOwn && !(mayLeave && isWhole)) return undefined;
  return { from, to, status, isForced: code.endsWith('!') };
}

/** A path whose last part may be `*`, and whose parts may be `:names`. */
function isPattern(from: string): boolean {
  if (!from.startsWith('/') || /[?#]/.test(from)) return false;
  const star = from.indexOf('*');
  return star === -1 || (star === from.length - 1 && from.endsWith('/*'));
}
