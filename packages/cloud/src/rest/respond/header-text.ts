import { isFramingHeader } from '@loam/kernel';
import type { HeaderPair } from './types.ts';

/**
 * What of a project's headers is sent. A length or a way of transfer that is not the true one would let a proxy read one
 * answer as two. They are left out and not refused: a function that told its true length works with PostgREST, and here
 * it gets the same answer.
 */
export function withoutFraming(headers: readonly HeaderPair[]): readonly HeaderPair[] {
  return headers.filter(([name]) => !isFramingHeader(name));
}

/** Names that HTTP allows. */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);
}

const beyondPlain = /[^\t\x20-\x7e]/;

/**
 * A value as it can be sent: names of schemas and what a project's functions set may be of any script, which goes out as
 * UTF-8, as PostgREST sends it. No header can hold a control character, and one that does would lose the whole answer.
 */
export function headerText(value: string): string {
  if (!beyondPlain.test(value)) return value;
  const plain = value.replaceAll(/\p{Cc}/gu, ' ');
  return Buffer.from(plain, 'utf8').toString('latin1');
}
