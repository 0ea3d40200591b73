import type { IncomingMessage } from 'node:http';

type Pair = readonly [name: string, value: string];

/** Of one connection, not of the message. */
const hopByHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

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
export function requestHeaders(request: IncomingMessage, { address, scheme }: Visitor): string[] {
  const dropped = new Set([...hopByHop, ...namedBy(request), ...ownRequestHeaders]);
  const headers = pairsOf(request.rawHeaders).filter(([name]) => !dropped.has(name.toLowerCase()));
  const isMeasured = request.headers['content-length'] !== undefined;
  return [
    ...headers.flat(),
    ...(hasBody(request) && !isMeasured ? ['transfer-encoding', 'chunked'] : []),
    ...(address === undefined ? [] : ['x-forwarded-for', address]),
    'x-forwarded-host',
    request.headers.host ?? '',
    'x-forwarded-proto',
    scheme.replace(':', ''),
  ];
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding !== undefined || (length !== undefined && length !== '0');
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
export function answerHeaders(answer: IncomingMessage, rules: AnswerRules): string[] {
  // Where requests go is ours to say. What clears a site's data clears that of all sites below the same domain.
  const dropped = new Set([...hopByHop, ...namedBy(answer), 'alt-svc']);
  if (rules.isShared) dropped.add('clear-site-data');
  if (rules.isChanged || rules.isZipped) for (const name of ofBody) dropped.add(name);
  const kept = pairsOf(answer.rawHeaders).flatMap(([written, value]): Pair[] => {
    const name = written.toLowerCase();
    if (dropped.has(name)) return [];
    if (name === 'set-cookie' && rules.isShared && reachesOthers(value)) return [];
    if (name === 'etag' && (rules.isChanged || rules.isZipped)) return [[written, weak(value)]];
    return [[written, value]];
  });
  return [
    ...kept.flat(),
    ...(rules.isZipped ? ['content-encoding', 'gzip', 'vary', 'accept-encoding'] : []),
    ...(rules.isIndexed ? [] : ['x-robots-tag', 'noindex']),
  ];
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

/** `Connection: close, x-hop` makes the second one of this connection as well. */
function namedBy({ headers }: IncomingMessage): readonly string[] {
  return (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
}

function pairsOf(raw: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return pairs;
}
