import { createPreviewHost, readPreviewScript } from '@loam/edge';
import { startThrowAwayCluster } from '@loam/postgres';
import { silentLogger } from '@loam/kernel';
import type { Sandbox } from '@loam/sandbox';
import { createServer, readConfig } from '@loam/server';
import { createTestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Product {
  /** With a message its first turn begins at once. */
  newProject(message?: string): Promise<string>;
  /** An address that opens the preview in a browser. */
  open(projectId: string): Promise<string>;
  /** The newest version has its build. */
  untilBuilt(projectId: string): Promise<void>;
  /** Where the live page of a project is served from. */
  liveFolder(projectId: string): string;
  close(): Promise<void>;
}

const scriptDir = fileURLToPath(new URL('../../packages/preview-script/dist/', import.meta.url));
const previewHost = /^([\w-]+)\.preview\.localhost(?::\d+)?$/;

/** Server and edge as they run on one machine, with a database of their own. */
export async function startProduct(options: {
  readonly sandbox: Sandbox;
  readonly dataDir: string;
}): Promise<Product> {
  const cluster = await startThrowAwayCluster();
  const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
  const listener = createHttpServer();
  listener.listen(0, 'localhost');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const config = readConfig({ PORT: String(port), LOAM_LOG_LEVEL: 'error' });
  const { sandbox, dataDir } = options;
  const server = await createServer({
    config,
    databaseUrl: database.url,
    dataDir,
    logger: silentLogger,
    sandbox,
  });
  await chmod(dataDir, 0o711);
  const previews = createPreviewHost({
    brand: 'Loam',
    builderOrigin: new URL(config.publicUrl).origin,
    previews: server.previews,
    logger: silentLogger,
    // Absent where it was not built: pages then lack it.
    script: await readPreviewScript(scriptDir).catch(() => undefined),
  });
  const routeOf = (host: string | undefined) => {
    const name = previewHost.exec(host ?? '')?.[1];
    return name === undefined ? undefined : { name };
  };
  listener.on('request', (request, response) => {
    const route = routeOf(request.headers.host);
    if (route) previews.handle(request, response, route);
    else server.handle(request, response);
  });
  listener.on('upgrade', (request, socket, head) => {
    const route = routeOf(request.headers.host);
    if (route) previews.upgrade(request, socket, route);
    else server.upgrade(request, socket, head);
  });
  const call = callerOf(`http://localhost:${port}/api`);
  const person = { name: 'Ann', email: 'ann@example.test', password: 'a good password' };
  const token = await call('', '/auth/sign-up/email', person).then((answer) => textIn(answer, 'token'));
  return {
    newProject: async (message) =>
      textIn(
        await call(token, '/projects', message === undefined ? { display_name: 'Bench' } : { message }),
        'id',
      ),
    open: async (id) => textIn(await call(token, `/projects/${id}/preview/ticket`, {}), 'url'),
    async untilBuilt(id) {
      while (fieldOf(await call(token, `/projects/${id}`), 'preview_build_commit_sha') === null)
        await sleep(100);
    },
    liveFolder: (id) => join(dataDir, 'previews', 'live', id, 'app'),
    async close() {
      previews.close();
      listener.close();
      listener.closeAllConnections();
      await server.close();
      await database.drop();
      await cluster.stop();
    },
  };
}

function callerOf(base: string) {
  return async (token: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
}

function textIn(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  if (typeof found !== 'string') throw new TypeError(`There is no ${name}.`);
  return found;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
