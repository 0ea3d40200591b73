import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export interface StaticServer {
  readonly url: string;
  /** What is served from now on, at the same address, so that the visitor's storage stays. */
  serve(dir: string): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** Serves a build; an address without a file gets the start page, as a host of single-page apps does. */
export async function startStaticServer(): Promise<StaticServer> {
  let root = '';
  const server = createServer((request, response) => {
    void answer(root, request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    serve(dir) {
      root = dir;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  root: string,
  url: string,
): Promise<{ status: number; type: string; body: Buffer | string }> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname));
  const isFile = extname(path) !== '' && !path.includes('..');
  try {
    const name = isFile ? path : '/index.html';
    return {
      status: 200,
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      body: await readFile(join(root, name)),
    };
  } catch {
    return { status: 404, type: 'text/plain', body: 'not found' };
  }
}
