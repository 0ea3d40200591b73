import { type AnswerHead, endToEndHeaders, type HeaderPair } from '@loam/kernel';
import type { IncomingMessage } from 'node:http';

/** Said by us; a visitor could write anything here. Pages arrive as they are, so that something can be added to them. */
const ownRequestHeaders: readonly string[] = [
  'accept-encoding',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

export interface Visitor {
  /** Without it nobody is named. */
  readonly address: string | undefined;
  /** `https:` or `http:`, as the visitor sees it. */
  readonly scheme: string;
}

/** Headers of a visitor's request as the site's server sees them. */
export function requestHeaders(request: IncomingMessage, { address, scheme }: Visitor): HeaderPair[] {
  const theirs = endToEndHeaders(request).filter(([name]) => !ownRequestHeaders.includes(name.toLowerCase()));
  const from: readonly HeaderPair[] = address === undefined ? [] : [['x-forwarded-for', address]];
  return [
    ...theirs,
    ...from,
    ['x-forwarded-host', request.headers.host ?? ''],
    ['x-forwarded-proto', scheme.replace(':', '')],
  ];
}

export interface AnswerRules {
  /** The address lies below the installation's own domain, beside those of others. */
  readonly isShared: boolean;
  readonly isIndexed: boolean;
  /** The body is changed on its way. */
  readonly isChanged: boolean;
  readonly isZipped: boolean;
}

/** What is no longer true of a body that was changed. */
const ofBody: readonly string[] = ['content-length', 'accept-ranges', 'content-md5', 'digest', 'repr-digest'];

/** Headers of the server's answer as a visitor sees them. */
export function answerHeaders(answer: AnswerHead, rules: AnswerRules): HeaderPair[] {
  // Where requests go is ours to say. What clears a site's data clears that of all sites below the same domain.
  const dropped = new Set(['alt-svc']);
  if (rules.isShared) dropped.add('clear-site-data');
  if (rules.isChanged || rules.isZipped) for (const name of ofBody) dropped.add(name);
  const kept = answer.headers.flatMap(([written, value]): HeaderPair[] => {
    const name = written.toLowerCase();
    if (dropped.has(name)) return [];
    if (name === 'set-cookie' && rules.isShared && reachesOthers(value)) return [];
    if (name === 'etag' && (rules.isChanged || rules.isZipped)) return [[written, weak(value)]];
    return [[written, value]];
  });
  const zipped: readonly HeaderPair[] = [
    ['content-encoding', 'gzip'],
    ['vary', 'accept-encoding'],
  ];
  const hidden: HeaderPair = ['x-robots-tag', 'noindex'];
  return [...kept, ...(rules.isZipped ? zipped : []), ...(rules.isIndexed ? [] : [hidden])];
}

/** A cookie for a whole domain would be sent to the sites of others. */
function reachesOthers(cookie: string): boolean {
  return cookie
    .split(';')
    .slice(1)
    .some((attribute) => /^\s*domain\s*=\s*\S/i.test(attribute));
}

function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}
