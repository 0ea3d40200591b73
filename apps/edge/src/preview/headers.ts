import { type AnswerHead, endToEndHeaders, type HeaderPair } from '@loam/kernel';
import type { IncomingMessage } from 'node:http';

/**
 * What a project's code must not tell a browser. Service-Worker-Allowed, Clear-Site-Data and HSTS reach beyond the
 * page; CORS would open one preview to the code of another; who may frame a preview is not the project's decision.
 */
const stripped = new Set([
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'alt-svc',
  'clear-site-data',
  'nel',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'strict-transport-security',
  'x-frame-options',
]);

export interface ResponseRules {
  readonly builderOrigin: string;
  readonly cookieName: string;
  /** The page is changed on its way: its length and its mark are no longer true. */
  readonly isRewritten: boolean;
}

/** Headers of the engine's answer as a browser may see them. */
export function responseHeaders(answer: Pick<AnswerHead, 'headers'>, rules: ResponseRules): HeaderPair[] {
  const kept = answer.headers.filter(([written, value]) => {
    const name = written.toLowerCase();
    if (stripped.has(name)) return false;
    if (name === 'set-cookie') return isHarmlessCookie(value, rules.cookieName);
    return !(rules.isRewritten && (name === 'content-length' || name === 'etag' || name === 'accept-ranges'));
  });
  return [
    ...kept,
    ['content-security-policy', `frame-ancestors ${rules.builderOrigin}`],
    ['origin-agent-cluster', '?1'],
    ['x-robots-tag', 'noindex'],
  ];
}

/** Headers of the browser's request as the project's code may see them. */
export function requestHeaders(
  request: IncomingMessage,
  { cookieName }: { readonly cookieName: string },
): HeaderPair[] {
  return endToEndHeaders(request).flatMap(([written, value]): HeaderPair[] => {
    const name = written.toLowerCase();
    if (name === 'cookie') {
      const others = withoutCookie(value, cookieName);
      return others === '' ? [] : [[written, others]];
    }
    // Compressed pages cannot be given the script, and the way to the engine is short. What is expected is answered here.
    return name === 'accept-encoding' || name === 'expect' ? [] : [[written, value]];
  });
}

/** Only host-only cookies, and never one that looks like ours. */
function isHarmlessCookie(value: string, cookieName: string): boolean {
  const [pair = '', ...attributes] = value.split(';').map((part) => part.trim());
  if (pair.slice(0, pair.indexOf('=')).trim().toLowerCase() === cookieName.toLowerCase()) return false;
  return !attributes.some((attribute) => /^domain\s*(=|$)/i.test(attribute));
}

function withoutCookie(header: string, name: string): string {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split('=')[0]?.trim() !== name)
    .join('; ');
}
