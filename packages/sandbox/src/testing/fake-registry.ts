import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

export interface FakePackage {
  readonly name: string;
  readonly version: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly manifest?: Readonly<Record<string, unknown>>;
}

export interface FakeRegistry {
  readonly url: string;
  readonly requests: string[];
  close(): void;
}

/** A package registry with a few packages, below a path of its own as mirrors often are. */
export async function startFakeRegistry(
  folder: string,
  packages: readonly FakePackage[],
): Promise<FakeRegistry> {
  const requests: string[] = [];
  const tarballs = new Map(packages.map((item) => [`${item.name}-${item.version}.tgz`, pack(folder, item)]));
  let url = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace('/mirror/', '');
    requests.push(`${request.method} ${path}`);
    const tarball = tarballs.get(path.split('/-/')[1] ?? '');
    if (tarball) return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball);
    const found = packages.filter((item) => item.name === path);
    if (found.length === 0) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    const body = describe(found, tarballs, url);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  url = `http://127.0.0.1:${await listen(server)}/mirror/`;
  return { url, requests, close: () => void server.close() };
}

function describe(found: readonly FakePackage[], tarballs: ReadonlyMap<string, Buffer>, url: string) {
  const versions = found.map((item) => {
    const file = `${item.name}-${item.version}.tgz`;
    const integrity = `sha512-${createHash('sha512')
      .update(tarballs.get(file) ?? '')
      .digest('base64')}`;
    const dist = { tarball: `${url}${item.name}/-/${file}`, integrity };
    return [item.version, { name: item.name, version: item.version, ...item.manifest, dist }] as const;
  });
  const latest = found.at(-1)?.version;
  return { name: found[0]?.name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) };
}

function pack(folder: string, item: FakePackage): Buffer {
  const home = join(folder, `${item.name}-${item.version}`);
  mkdirSync(join(home, 'package'), { recursive: true });
  const manifest = { name: item.name, version: item.version, ...item.manifest };
  writeFileSync(join(home, 'package', 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(item.files ?? {}))
    writeFileSync(join(home, 'package', name), text);
  execFileSync('tar', ['czf', 'out.tgz', 'package'], { cwd: home });
  const bytes = readFileSync(join(home, 'out.tgz'));
  rmSync(home, { recursive: true });
  return bytes;
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
