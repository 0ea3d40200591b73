import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { requestHeaders, responseHeaders } from './headers.ts';

export interface ProxyRules {
  readonly builderOrigin: string;
  readonly cookieName: string;
  injectScript(html: string): string;
}

/** Longer pages than this are passed on as they are. */
const rewrittenPageBytes = 5 * 1024 * 1024;

/** A request to the project's engine over its socket. `onUnreachable` is called when nothing was answered yet. */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly socketPath: string; readonly rules: ProxyRules; onUnreachable(): void },
): void {
  const { socketPath, rules } = options;
  const headers = requestHeaders(request, { cookieName: rules.cookieName, isUpgrade: false });
  const upstream = httpRequest({ socketPath, path: request.url, method: request.method, headers });
  upstream.on('response', (answer) => {
    answer.on('error', () => response.destroy());
    passOn(answer, response, rules);
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else options.onUnreachable();
  });
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

function passOn(answer: IncomingMessage, response: ServerResponse, rules: ProxyRules): void {
  const isPage = /^text\/html\b/i.test(answer.headers['content-type'] ?? '');
  const isEncoded = (answer.headers['content-encoding'] ?? 'identity') !== 'identity';
  const isTooLong = Number(answer.headers['content-length'] ?? 0) > rewrittenPageBytes;
  const isRewritten = isPage && !isEncoded && !isTooLong;
  const status = answer.statusCode ?? 502;
  response.writeHead(status, responseHeaders(answer, { ...rules, isRewritten }));
  if (isRewritten) rewrite(answer, response, rules);
  else answer.pipe(response);
}

function rewrite(answer: IncomingMessage, response: ServerResponse, rules: ProxyRules): void {
  const chunks: Buffer[] = [];
  let size = 0;
  let isGivenUp = false;
  answer.on('data', (chunk: Buffer) => {
    if (isGivenUp) return;
    chunks.push(chunk);
    size += chunk.length;
    if (size <= rewrittenPageBytes) return;
    isGivenUp = true;
    response.write(Buffer.concat(chunks));
    answer.pipe(response);
  });
  answer.on('end', () => {
    if (isGivenUp) return;
    const html = Buffer.concat(chunks).toString('utf8');
    response.end(html === '' ? undefined : rules.injectScript(html));
  });
}

/** Joins a browser's socket with the engine's; the returned function cuts both. */
export function proxySocket(
  request: IncomingMessage,
  socket: Duplex,
  options: { readonly socketPath: string; readonly cookieName: string },
): () => void {
  const upstream = connect(options.socketPath, () => {
    const headers = requestHeaders(request, { cookieName: options.cookieName, isUpgrade: true });
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headerLines(headers)}\r\n`);
    upstream.pipe(socket).pipe(upstream);
  });
  const cut = () => {
    upstream.destroy();
    socket.destroy();
  };
  upstream.on('error', cut);
  upstream.on('close', cut);
  socket.on('error', cut);
  socket.on('close', cut);
  return cut;
}

function headerLines(headers: readonly string[]): string {
  let lines = '';
  for (let index = 0; index + 1 < headers.length; index += 2) {
    lines += `${headers[index]}: ${headers[index + 1]}\r\n`;
  }
  return lines;
}
