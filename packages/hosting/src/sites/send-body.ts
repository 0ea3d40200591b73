import type { BlobPart } from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Body } from './body-store.ts';
import { sendPacket } from './packet.ts';

export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' };

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly atMs: number;
}

/** Sends a body from memory: whole, a part of it, or the word that the browser has it already. */
export function sendBody(exchange: Exchange, body: Body, status: 200 | 404): void {
  const { request, response, atMs } = exchange;
  const { headers } = request;
  if (status === 200) {
    if (headers['if-none-match'] !== undefined && isCurrent(headers['if-none-match'], body.etag))
      return sendNotModified(response, body.headers);
    if (headers.range !== undefined) {
      const range = rangeOf(request, { etag: body.etag, size: body.packet.body.length });
      if (range.kind === 'outside') return sendOutside(response, body.packet.body.length);
      if (range.kind === 'part') return sendPart(exchange, body, range);
    }
  }
  if (request.method === 'HEAD') {
    response.writeHead(status, body.headers);
    response.end();
  } else if (status !== 200 || !sendPacket(response, body.packet, atMs)) {
    response.writeHead(status, body.headers);
    response.end(body.packet.body);
  }
}

function sendPart({ request, response }: Exchange, body: Body, { start, end }: BlobPart): void {
  response.writeHead(206, partHeaders(body.headers, { start, end, size: body.packet.body.length }));
  response.end(request.method === 'HEAD' ? undefined : body.packet.body.subarray(start, end + 1));
}

export interface StreamedFile {
  readonly headers: readonly string[];
  readonly etag: string;
  readonly size: number;
  open(part: BlobPart | undefined): Promise<Readable>;
}

/** Passes on a file that is too large for memory. */
export async function streamFile(
  { request, response }: Exchange,
  file: StreamedFile,
  status: 200 | 404,
): Promise<void> {
  const { etag, size } = file;
  if (status === 200 && isCurrent(request.headers['if-none-match'] ?? '', etag))
    return sendNotModified(response, file.headers);
  const range: ByteRange = status === 200 ? rangeOf(request, { etag, size }) : { kind: 'whole' };
  if (range.kind === 'outside') return sendOutside(response, size);
  const part = range.kind === 'part' ? range : undefined;
  const isHead = request.method === 'HEAD';
  const body = isHead ? undefined : await file.open(part);
  response.writeHead(
    part ? 206 : status,
    part ? partHeaders(file.headers, { ...part, size }) : [...file.headers],
  );
  if (body) await pipeline(body, response);
  else response.end();
}

/** If-None-Match compares weakly: a proxy may have marked our tag as weak. */
export function isCurrent(wanted: string, etag: string): boolean {
  if (wanted === '') return false;
  if (wanted.trim() === '*') return true;
  return wanted.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

const kept = new Set(['etag', 'cache-control', 'vary', 'x-content-type-options', 'x-robots-tag']);

function sendNotModified(response: ServerResponse, headers: readonly string[]): void {
  response.writeHead(
    304,
    pairs(headers)
      .filter(([name]) => kept.has(name))
      .flat(),
  );
  response.end();
}

function sendOutside(response: ServerResponse, size: number): void {
  response.writeHead(416, [
    'content-range',
    `bytes */${size}`,
    'content-length',
    '0',
    'cache-control',
    'no-store',
  ]);
  response.end();
}

function partHeaders(
  headers: readonly string[],
  { start, end, size }: { readonly start: number; readonly end: number; readonly size: number },
): string[] {
  const own = pairs(headers).filter(([name]) => name !== 'content-length');
  return [
    ...own.flat(),
    'content-length',
    String(end - start + 1),
    'content-range',
    `bytes ${start}-${end}/${size}`,
  ];
}

function pairs(headers: readonly string[]): (readonly [string, string])[] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
  );
}

/** One range, as media players and resumed downloads ask; several at once get the whole file, which is allowed. */
export function rangeOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { etag, size }: { readonly etag: string; readonly size: number },
): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? [];
  // A changed file is sent whole: a part of it would be glued to parts of another.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return { kind: 'whole' };
  if (first === '') return last === '' ? { kind: 'whole' } : lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start < size ? { kind: 'part', start, end } : { kind: 'outside' };
}

function lastBytes(count: number, size: number): ByteRange {
  if (count === 0 || size === 0) return { kind: 'outside' };
  return { kind: 'part', start: Math.max(0, size - count), end: size - 1 };
}
