import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

export interface WebFiles {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface WebFilesOptions {
  readonly dir: string;
  readonly brand: string;
  /** Sent with every page and file. */
  readonly headers: Readonly<Record<string, string>>;
}

interface WebFile {
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly isHashed: boolean;
  /** Kept in memory: the page, which is sent for every address of the app. */
  readonly body?: Buffer;
  readonly encodings: ReadonlyMap<string, string>;
}

/** The web app as it was built. Files are looked up in a table made at the start, so no address can leave the folder. */
export function createWebFiles(options: WebFilesOptions): WebFiles {
  const files = listFiles(options);
  const page = files.get('/index.html');
  return {
    async handle(request, response) {
      for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        return sendText(response, 405, 'Method not allowed');
      }
      const path = pathOf(request.url ?? '/');
      const file = path === undefined ? undefined : (files.get(path) ?? (isPage(path) ? page : undefined));
      if (file) return sendFile(request, response, file);
      return page ? sendText(response, 404, 'Not found') : sendText(response, 503, notBuilt);
    },
  };
}

const notBuilt = 'The web app has not been built. Start with: npm start';

/** A page of the app has no file ending; a missing script must not be answered with a page. */
function isPage(path: string): boolean {
  return extname(path) === '' && !path.startsWith('/assets/');
}

function pathOf(url: string): string | undefined {
  const end = url.search(/[?#]/);
  try {
    const path = decodeURIComponent(end < 0 ? url : url.slice(0, end));
    return path === '/' ? '/index.html' : path;
  } catch {
    return undefined;
  }
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: WebFile): Promise<void> {
  response.setHeader('etag', file.etag);
  response.setHeader('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304).end();
  response.setHeader('content-type', file.type);
  const encoding = chooseEncoding(file, request.headers['accept-encoding'] ?? '');
  if (file.encodings.size > 0) response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding.name);
  if (request.method === 'HEAD') return void response.writeHead(200).end();
  if (file.body) return void response.writeHead(200, { 'content-length': file.body.length }).end(file.body);
  response.writeHead(200);
  await pipeline(createReadStream(encoding?.path ?? file.path), response).catch(() => response.destroy());
}

function chooseEncoding(file: WebFile, accepted: string): { name: string; path: string } | undefined {
  for (const [name, path] of file.encodings) {
    if (new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:[,;\\s]|$))`).test(accepted)) return { name, path };
  }
  return undefined;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Made by a build step where there is one: `app.js.br` beside `app.js`. */
const packed = { '.br': 'br', '.gz': 'gzip' } as const;

function listFiles(options: WebFilesOptions): ReadonlyMap<string, WebFile> {
  const paths = readFolder(options.dir);
  const known = new Set(paths);
  const files = new Map<string, WebFile>();
  for (const path of paths) {
    if (Object.keys(packed).includes(extname(path)) && known.has(path.slice(0, -extname(path).length)))
      continue;
    const address = `/${relative(options.dir, path).split(sep).join('/')}`;
    files.set(
      address,
      address === '/index.html' ? pageFile(path, options.brand) : plainFile(path, address, known),
    );
  }
  return files;
}

function readFolder(dir: string): string[] {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function plainFile(path: string, address: string, known: ReadonlySet<string>): WebFile {
  const { size, mtimeMs } = statSync(path);
  const encodings = Object.entries(packed)
    .filter(([ending]) => known.has(`${path}${ending}`))
    .map(([ending, name]): [string, string] => [name, `${path}${ending}`]);
  return {
    path,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    // The build puts only files with a hash in their name there.
    isHashed: address.startsWith('/assets/'),
    encodings: new Map(encodings),
  };
}

function pageFile(path: string, brand: string): WebFile {
  const html = readFileSync(path, 'utf8').replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${escapeHtml(brand)}</title>`,
  );
  const body = Buffer.from(html);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { path, type: types['.html'] ?? 'text/html', etag, isHashed: false, body, encodings: new Map() };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
