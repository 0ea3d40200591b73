import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BuildFile } from './ports.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface BuiltFile {
  /** Within the build. */
  readonly path: string;
  readonly isPage: boolean;
  readonly file: BuildFile;
}

type OpenFile = (path: string) => Promise<BuildFile | undefined>;

/** The file of a build at an address; a page of the app for addresses that are none. */
export async function findBuiltFile(
  open: OpenFile,
  url: string,
  options: { readonly hasFallback: boolean },
): Promise<BuiltFile | undefined> {
  const [written = '/'] = url.split(/[?#]/);
  const wanted = decode(written);
  if (wanted === undefined) return undefined;
  const path = wanted.endsWith('/') ? `${wanted}index.html` : wanted;
  const file = await open(path);
  if (file !== undefined) return { path, isPage: path.endsWith('.html'), file };
  // A file that is missing is missing: a script that is answered with a page hides why nothing works.
  if (!options.hasFallback || extname(wanted) !== '') return undefined;
  const page = await open('/index.html');
  return page === undefined ? undefined : { path: '/index.html', isPage: true, file: page };
}

export async function sendBuiltFile(
  { path, isPage, file }: BuiltFile,
  request: IncomingMessage,
  options: {
    readonly response: ServerResponse;
    readonly headers: Readonly<Record<string, string>>;
    rewrite(html: string): string;
  },
): Promise<void> {
  request.resume();
  const { response } = options;
  const headers = {
    ...options.headers,
    'content-type': types[extname(path).toLowerCase()] ?? 'application/octet-stream',
  };
  const isHead = request.method === 'HEAD';
  if (isPage) {
    const html = options.rewrite((await file.bytes()).toString('utf8'));
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(html) });
    response.end(isHead ? undefined : html);
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': file.sizeBytes });
  if (isHead) response.end();
  else await pipeline(file.stream(), response);
}

function decode(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}
