import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

export interface SiteFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/** A file of a built site by its address; links out of the folder lead nowhere. */
export async function readSiteFile(siteDir: string, pathname: string): Promise<SiteFile | undefined> {
  const path = join(siteDir, normalize(decoded(pathname)));
  if (!path.startsWith(siteDir + sep)) return undefined;
  try {
    const real = await realpath(path);
    if (!real.startsWith((await realpath(siteDir)) + sep)) return undefined;
    const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      if (!(await file.stat()).isFile()) return undefined;
      const contentType = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
      return { body: await file.readFile(), contentType };
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
