import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Exchange } from './send-body.ts';
import { wantsPage } from './plan-answer.ts';
import type { GeneratedText } from './site-view.ts';

export interface PageAnswer {
  readonly status: number;
  /** Ours, not the site's. */
  readonly page: string;
  readonly headers?: readonly string[];
}

const ownPageHeaders = [
  'cache-control',
  'no-store',
  'content-security-policy',
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'",
  'referrer-policy',
  'no-referrer',
  'vary',
  'accept',
  'x-content-type-options',
  'nosniff',
  'x-robots-tag',
  'noindex',
];

/** A page of ours for people; programs get a line. */
export function sendPage(exchange: Exchange, { status, page, headers = [] }: PageAnswer): void {
  const isPage = wantsPage(exchange.request);
  const body = Buffer.from(isPage ? page : lineFor(status));
  send(exchange, { status, body, headers: [...typeHeaders(isPage), ...ownPageHeaders, ...headers] });
}

export function sendPlain(exchange: Exchange, status: number, headers: readonly string[] = []): void {
  const body = Buffer.from(lineFor(status));
  send(exchange, { status, body, headers: [...typeHeaders(false), ...ownPageHeaders, ...headers] });
}

export function sendText(exchange: Exchange, { type, body, etag }: GeneratedText): void {
  const headers = ['etag', etag, 'cache-control', 'no-cache', 'x-content-type-options', 'nosniff'];
  if (exchange.request.headers['if-none-match'] === etag) {
    exchange.response.writeHead(304, headers);
    exchange.response.end();
    return;
  }
  send(exchange, { status: 200, body: Buffer.from(body), headers: ['content-type', type, ...headers] });
}

export function sendRedirect(
  response: ServerResponse,
  { status, location }: { readonly status: number; readonly location: string },
): void {
  response.writeHead(status, ['location', location, 'content-length', '0', 'cache-control', 'no-cache']);
  response.end();
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: readonly string[];
}

function send({ request, response }: Exchange, { status, body, headers }: Answer): void {
  response.writeHead(status, [...headers, 'content-length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function typeHeaders(isPage: boolean): readonly string[] {
  return ['content-type', isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'];
}

function lineFor(status: number): string {
  return `${STATUS_CODES[status] ?? 'Error'}\n`;
}
