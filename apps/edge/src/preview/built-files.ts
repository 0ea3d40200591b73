import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

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
  readonly path: string;
  readonly isPage: boolean;
}

/** The file of a build at an address; a page of the app for addresses that are none. */
export async function findBuiltFile(
  builtDir: string,
  url: string,
  options: { readonly hasFallback: boolean },
): Promise<BuiltFile | undefined> {
  const [written = '/'] = url.split(/[?#]/);
  const wanted = decode(written);
  const root = await realpath(builtDir).catch(() => undefined);
  if (wanted === undefined || root === undefined) return undefined;
  const found = await fileIn(root, wanted.endsWith('/') ? `${wanted}index.html` : wanted);
  if (found !== undefined) return { path: found, isPage: found.endsWith('.html') };
  // A file that is missing is missing: a script that is answered with a page hides why nothing works.
  if (!options.hasFallback || extname(wanted) !== '') return undefined;
  const page = await fileIn(root, '/index.html');
  return page === undefined ? undefined : { path: page, isPage: true };
}

export async function sendBuiltFile(
  file: BuiltFile,
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
    'content-type': types[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
  };
  const isHead = request.method === 'HEAD';
  if (file.isPage) {
    const html = options.rewrite(await readFile(file.path, 'utf8'));
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(html) });
    response.end(isHead ? undefined : html);
    return;
  }
  const { size } = await stat(file.path);
  response.writeHead(200, { ...headers, 'content-length': size });
  if (isHead) response.end();
  else await pipeline(createReadStream(file.path), response);
}

/** Only real files below the folder: a link in a build leads nowhere. */
async function fileIn(root: string, wanted: string): Promise<string | undefined> {
  const real = await realpath(join(root, wanted)).catch(() => undefined);
  if (real === undefined || real !== join(root, wanted) || !real.startsWith(`${root}${sep}`))
    return undefined;
  const found = await stat(real).catch(() => undefined);
  return found?.isFile() ? real : undefined;
}

function decode(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}
