import { type IncomingMessage, validateHeaderName, validateHeaderValue } from 'node:http';
import { relayError } from './fault.ts';
import { endToEndHeaders, type HeaderPair } from './headers.ts';

export interface AnswerHead {
  readonly status: number;
  /** Of the message, not of the connection it came by. */
  readonly headers: readonly HeaderPair[];
}

/** What can be written again; throws for everything else, however it came through the parser. */
export function readAnswerHead(answer: IncomingMessage): AnswerHead {
  const status = answer.statusCode ?? 0;
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw relayError('broken', `The status ${status} ends no exchange.`);
  const headers = readHeaders(answer);
  const lengths = headers.filter(([name]) => name.toLowerCase() === 'content-length');
  if (lengths.length > 1 || lengths.some(([, value]) => !/^\d{1,15}$/.test(value)))
    throw relayError('broken', 'The answer does not say how long it is.');
  return { status, headers };
}

/** The same for an answer that changes the protocol. */
export function readUpgradeHead(answer: IncomingMessage): AnswerHead & { readonly protocol: string } {
  const protocol = answer.headers.upgrade ?? '';
  if (answer.statusCode !== 101 || protocol === '')
    throw relayError('broken', 'The answer changes to no protocol.');
  checkHeader('upgrade', protocol);
  return { status: 101, headers: readHeaders(answer), protocol };
}

function readHeaders(answer: IncomingMessage): HeaderPair[] {
  const headers = endToEndHeaders(answer);
  for (const [name, value] of headers) checkHeader(name, value);
  return headers;
}

function checkHeader(name: string, value: string): void {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch (cause) {
    throw relayError('broken', 'The answer has a header that cannot be written.', { cause });
  }
}
