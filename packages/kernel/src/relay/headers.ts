import type { IncomingMessage } from 'node:http';

export type HeaderPair = readonly [name: string, value: string];

type Message = Pick<IncomingMessage, 'rawHeaders' | 'headers'>;

/** Of one connection, not of the message. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether a header says where a message ends or what becomes of its connection: only whoever writes the message knows. */
export function isFramingHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'content-length' || hopByHop.has(lower);
}

/** Whoever could name these away would change where a message goes or where it ends. */
const neverNamed: ReadonlySet<string> = new Set(['content-length', 'host']);

/** All headers but those of one connection: the known ones, and those that `Connection` names. */
export function endToEndHeaders(message: Message): HeaderPair[] {
  const dropped = new Set(hopByHop);
  for (const named of (message.headers.connection ?? '').split(',')) {
    const name = named.trim().toLowerCase();
    if (!neverNamed.has(name)) dropped.add(name);
  }
  return headerPairs(message.rawHeaders).filter(([name]) => !dropped.has(name.toLowerCase()));
}

function headerPairs(raw: readonly string[]): HeaderPair[] {
  const pairs: HeaderPair[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return pairs;
}

/** As they are written before a body. */
export function headerLines(pairs: readonly HeaderPair[]): string {
  return pairs.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}
