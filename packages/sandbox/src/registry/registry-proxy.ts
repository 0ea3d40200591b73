import { readFileSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  Agent,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '@loam/kernel';
import type { RegistrySettings } from './npm-program.ts';

export interface RegistryProxy {
  /** Holds the socket `s`; mounted into sandboxes that install. */
  readonly socketDir: string;
  close(): Promise<void>;
}

export interface RegistryProxyOptions {
  readonly socketDir: string;
  readonly settings: RegistrySettings;
  readonly logger: Logger;
}

type Send = (url: URL, headers: Readonly<Record<string, string>>) => Promise<IncomingMessage>;

const PASSED_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'user-agent'];
const ANSWERED_HEADERS = ['content-type', 'etag', 'last-modified', 'cache-control'];
const MAX_REDIRECTS = 3;
const MAX_METADATA_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

/** The only way out of an installing sandbox: reads below one address, nothing is ever sent. */
export async function startRegistryProxy(options: RegistryProxyOptions): Promise<RegistryProxy> {
  const send = createSender(options.settings);
  const server = createServer((request, response) => {
    forward({ request, response, send, registry: options.settings.registry }).catch((error: unknown) => {
      options.logger.warn({ error, path: request.url }, 'the package registry did not answer');
      // An answer that ends early must not look whole: npm asks again when its connection breaks.
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
  await mkdir(options.socketDir, { recursive: true, mode: 0o711 });
  const socketPath = join(options.socketDir, 's');
  await rm(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  await chmod(socketPath, 0o666);
  return {
    socketDir: options.socketDir,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly send: Send;
  readonly registry: string;
}

async function forward({ request, response, send, registry }: Exchange): Promise<void> {
  const url = targetOf(request.url ?? '', registry);
  const host = request.headers.host ?? '';
  if (request.method !== 'GET' || !url || !/^[\w.:[\]-]+$/.test(host)) {
    response.writeHead(403).end();
    return;
  }
  const answer = await send(url, pick(request.headers, PASSED_HEADERS));
  const headers = pick(answer.headers, ANSWERED_HEADERS);
  response.on('close', () => answer.destroy());
  if (headers['content-type']?.includes('json')) {
    const text = await readText(answer);
    response.writeHead(answer.statusCode ?? 502, headers);
    response.end(text.replaceAll(registry, `http://${host}/`));
    return;
  }
  response.writeHead(answer.statusCode ?? 502, headers);
  await pipeline(answer, response);
}

/** Stays below the registry's address, whatever the path says. */
export function targetOf(path: string, registry: string): URL | undefined {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined;
  if (!URL.canParse(path.slice(1), registry)) return undefined;
  const url = new URL(path.slice(1), registry);
  const base = new URL(registry);
  return url.origin === base.origin && url.pathname.startsWith(base.pathname) ? url : undefined;
}

function createSender(settings: RegistrySettings): Send {
  const proxyEnv = settings.proxy ? { HTTP_PROXY: settings.proxy, HTTPS_PROXY: settings.proxy } : undefined;
  const common = { keepAlive: true, maxSockets: 24, ...(proxyEnv && { proxyEnv }) };
  const ca = settings.cafile ? readFileSync(settings.cafile, 'utf8') : undefined;
  const plain = new Agent(common);
  const secure = new SecureAgent({ ...common, ...(ca !== undefined && { ca }) });
  const once: Send = (url, headers) =>
    new Promise((resolve, reject) => {
      const isSecure = url.protocol === 'https:';
      const outgoing = isSecure
        ? httpsRequest(url, { agent: secure, headers, timeout: TIMEOUT_MS })
        : httpRequest(url, { agent: plain, headers, timeout: TIMEOUT_MS });
      outgoing.on('response', resolve);
      outgoing.on('error', reject);
      outgoing.on('timeout', () => outgoing.destroy(new Error('timed out')));
      outgoing.end();
    });
  return async (url, headers) => {
    let answer = await once(url, headers);
    for (let count = 0; count < MAX_REDIRECTS && isRedirect(answer); count += 1) {
      answer.resume();
      const next = new URL(answer.headers.location ?? '', url);
      // Files may lie on another host of the registry's; a downgrade to plain HTTP may not.
      if (url.protocol === 'https:' && next.protocol !== 'https:') break;
      answer = await once(next, headers);
    }
    return answer;
  };
}

function isRedirect(answer: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) && answer.headers.location !== undefined;
}

async function readText(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length > MAX_METADATA_BYTES) throw new Error('the answer of the registry is too large');
  }
  return text;
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
