import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, sql } from '@loam/db';
import { startThrowAwayCluster } from '@loam/postgres';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { readLoamConfig } from './config.ts';
import { call, fakeServer, localOpener } from './local-listener.fixture.ts';
import { startLoam, type LoamOptions, type ServerStart } from './start-loam.ts';

function tempHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loam-home-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return join(folder, 'home');
}

interface Wanted {
  readonly home: string;
  readonly role?: string;
  readonly databaseUrl?: string;
  readonly serverUrl?: string;
  readonly startServer?: LoamOptions['startServer'];
}

function loamOptions(wanted: Wanted, lines: string[] = []): LoamOptions {
  return {
    config: readLoamConfig({
      argv: ['--role', wanted.role ?? 'all', '--port', '0'],
      env: {
        LOAM_HOME: wanted.home,
        DATABASE_URL: wanted.databaseUrl,
        LOAM_SERVER_URL: wanted.serverUrl,
      },
      root: '/nowhere',
      canDatabaseReach: () => true,
    }),
    siteAt: (port) => ({
      brand: 'Loam',
      publicUrl: `http://localhost:${port}`,
      domains: {
        preview: 'preview.localhost',
        sites: 'sites.localhost',
        files: 'files.localhost',
        cloud: 'cloud.localhost',
      },
    }),
    startServer: wanted.startServer ?? (async () => fakeServer()),
    opener: localOpener(),
    resolve: async () => {},
    logger: silentLogger,
    print: { line: (text) => lines.push(text), fault: (text) => lines.push(text) },
  };
}

const portOf = (url: string) => Number(new URL(url).port);

test('starts its own database, migrates it, opens the port and ends all of it', async () => {
  const lines: string[] = [];
  const started: ServerStart[] = [];
  const server = fakeServer();
  const startServer = async (options: ServerStart) => {
    started.push(options);
    return server;
  };
  const home = tempHome();
  const loam = await startLoam(loamOptions({ home, startServer }, lines));
  const databaseUrl = started[0]?.databaseUrl ?? '';
  const db = createDb({ connectionString: databaseUrl, logger: silentLogger });
  expect(await db.rows(sql`select 1 from migrations`)).not.toEqual([]);
  await db.close();
  expect((await call({ port: portOf(loam.url), host: 'localhost' })).body).toBe('server /');
  expect(lines.join('\n')).toContain('preparing the database');
  expect(lines.join('\n')).toContain(`Loam is ready at ${loam.url}`);
  await expect(startLoam(loamOptions({ home }))).rejects.toThrow(
    `in use by process ${process.pid}. Stop it first`,
  );
  await Promise.all([loam.stop(), loam.stop()]);
  expect(server.isClosed).toBe(true);
  const after = createDb({ connectionString: databaseUrl, logger: silentLogger });
  await expect(after.rows(sql`select 1`)).rejects.toThrow('ENOENT');
  await after.close();
  const again = await startLoam(loamOptions({ home }));
  await again.stop();
});

test('uses the operator’s database where one is set', async () => {
  const cluster = await startThrowAwayCluster();
  onTestFinished(() => cluster.stop());
  const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
  const started: ServerStart[] = [];
  const startServer = async (options: ServerStart) => {
    started.push(options);
    return fakeServer();
  };
  const loam = await startLoam(loamOptions({ home: tempHome(), databaseUrl: database.url, startServer }));
  expect(started).toMatchObject([{ databaseUrl: database.url, port: portOf(loam.url) }]);
  await loam.stop();
  expect(await database.db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.drop();
});

test(
  'a second server on one database is refused at once and later; an edge is not',
  { timeout: 180_000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const home = tempHome();
    const first = await startLoam(loamOptions({ home, role: 'server', databaseUrl: database.url }));
    const another = { home: tempHome(), databaseUrl: database.url };
    await expect(startLoam(loamOptions({ ...another, role: 'server' }))).rejects.toThrow(
      'Another server works on this database',
    );
    const edge = await startLoam(loamOptions({ ...another, role: 'edge' }));
    await edge.stop();
    await first.stop();
    await expect(startLoam(loamOptions(another))).rejects.toThrow('belongs to another data folder');
    const again = await startLoam(loamOptions({ home, databaseUrl: database.url }));
    await again.stop();
  },
);

test('a wrong database password is told without printing any password', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const url = new URL(database.url);
  url.password = 'not-the-password';
  const failure = await startLoam(loamOptions({ home: tempHome(), databaseUrl: url.href })).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ code: 'database_unreachable' });
  expect(String(failure)).not.toContain('not-the-password');
});

test('a start that fails half-way leaves the folder and the port free', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const home = tempHome();
  const startServer = async () => Promise.reject(new Error('no'));
  const failing = loamOptions({ home, databaseUrl: database.url, startServer });
  await expect(startLoam(failing)).rejects.toThrow('no');
  expect(failing.opener.server.listening).toBe(false);
  const loam = await startLoam(loamOptions({ home, databaseUrl: database.url }));
  await loam.stop();
});

test.each(['edge', 'runner'])('the role %s needs no database and tells its health', async (role) => {
  const lines: string[] = [];
  const startServer = async () => Promise.reject(new Error('a server was started'));
  const loam = await startLoam(loamOptions({ home: tempHome(), role, startServer }, lines));
  onTestFinished(() => loam.stop());
  const health = await call({ port: portOf(loam.url), host: '127.0.0.1', path: '/api/health' });
  expect(health).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(lines.join('\n').includes('no work for a runner')).toBe(role === 'runner');
});

test('an edge hands previews on to the server, which answers them without sites', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const previews = {
    cookieName: 'x',
    resolve: async () => ({ kind: 'state', isLive: true }) as const,
    openFile: async () => undefined,
    watch: () => () => {},
  };
  const startServer = async () => ({ ...fakeServer(), previews });
  const wanted = { databaseUrl: database.url, startServer };
  const server = await startLoam(loamOptions({ ...wanted, home: tempHome(), role: 'server' }));
  onTestFinished(() => server.stop());
  const edge = await startLoam(loamOptions({ home: tempHome(), role: 'edge', serverUrl: server.url }));
  onTestFinished(() => edge.stop());
  const host = 'garden.preview.localhost';
  for (const { url } of [server, edge])
    expect(await call({ port: portOf(url), host, path: '/_loam/state' })).toMatchObject({
      status: 200,
      body: '{"live":true}',
    });
  expect((await call({ port: portOf(server.url), host: 'shop.sites.localhost' })).status).toBe(404);
  expect((await call({ port: portOf(edge.url), host: 'localhost', path: '/api/projects' })).status).toBe(404);
});

test.each(['all', 'edge'])(
  'the role %s serves sites by what the database says, and closes them',
  async (role) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const opened: ServerStart[] = [];
    let isClosed = false;
    const loam = await startLoam({
      ...loamOptions({ home: tempHome(), role, databaseUrl: database.url }),
      openSites: async (start) => {
        opened.push(start);
        return {
          handle: (_, response, host) => void response.end(JSON.stringify(host)),
          close: async () => {
            isClosed = true;
          },
        };
      },
    });
    const port = portOf(loam.url);
    expect(opened).toEqual([{ databaseUrl: database.url, port }]);
    const bodyOf = async (host: string) => (await call({ port, host })).body;
    expect(await bodyOf('shop.sites.localhost')).toBe('{"kind":"slug","slug":"shop"}');
    expect(await bodyOf('Shop.Example.com:443')).toBe('{"kind":"domain","name":"shop.example.com"}');
    await loam.stop();
    expect(isClosed).toBe(true);
  },
);
