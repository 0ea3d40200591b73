import { createGateway } from '@loam/cloud/gateway';
import { createKeys, makeKeyRing } from '@loam/cloud/keys';
import { type CloudDatabases, openCloudDatabases } from '@loam/cloud/postgres';
import { createRealtime } from '@loam/cloud/realtime';
import { silentLogger, systemClock } from '@loam/kernel';
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { WebSocket } from 'ws';
import { openSoakCluster, storageOf, type SoakCluster } from './soak-cluster.ts';

/**
 * A server is killed in the middle of two uploads, a migration, a copy and a stream of changes; another one goes on. What
 * was confirmed stays, nothing half is seen, and the slot of the dead one does not hold the log of the cluster.
 */
const ref = 'soaksoaksoaksoaksoak';
const copyRef = 'copycopycopycopycopy';
const megabyte = 1024 * 1024;
const tus = { 'tus-resumable': '1.0.0' };
const placeholder = 'DATABASE_OF_A_SERVER';

const [role = '', adminUrl = '', blobsFolder = ''] = process.argv.slice(2);
if (role === 'serve') await serve();
else await soak();

async function soak(): Promise<void> {
  await using world = await openSoakCluster();
  const { databases, cluster } = world;
  await databases.create(ref);
  await databases.runAsOwner(
    ref,
    `create table notes (id int primary key); alter publication supabase_realtime add table notes;
     insert into storage.buckets (id, name) values ('films', 'films');
     create table ballast as select n, repeat('x', 500) as words from generate_series(1, 200000) n;`,
  );
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await admin.connect();
  const first = await startServer(world);
  const film = randomBytes(12 * megabyte);
  const path = await beginUpload(first, film.length);
  await patch(first, path, { offset: 0, bytes: film.subarray(0, 6 * megabyte) });
  sendHalf(first, {
    path,
    method: 'PATCH',
    length: 6 * megabyte,
    headers: { 'upload-offset': String(6 * megabyte) },
  });
  sendHalf(first, {
    path: '/storage/v1/object/films/plain.bin',
    method: 'POST',
    length: 20 * megabyte,
    headers: {},
  });
  await listen(first);
  first.child.send('work');
  await until('the migration and the slot are there', async () => {
    const { rows } = await admin.query(
      `select 1 from pg_stat_activity where query like '%pg_sleep(8)%' and pid <> pg_backend_pid()`,
    );
    return rows.length > 0 && (await slots(admin)) > 0;
  });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const killedMs = performance.now();
  await until('the slot of the dead server is gone', async () => (await slots(admin)) === 0);
  console.log(`the slot of the dead server was gone after ${Math.round(performance.now() - killedMs)} ms`);
  const second = await startServer(world);
  await check(second, { world, path, film });
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
  await admin.end();
}

async function check(
  server: Running,
  {
    world: { databases },
    path,
    film,
  }: { readonly world: SoakCluster; readonly path: string; readonly film: Buffer },
): Promise<void> {
  const head = await fetch(`${server.url}${path}`, {
    method: 'HEAD',
    headers: { ...tus, ...server.headers },
  });
  const offset = Number(head.headers.get('upload-offset'));
  tell('the resumable upload goes on', offset >= 6 * megabyte, `at ${offset} of ${film.length} bytes`);
  await patch(server, path, { offset, bytes: film.subarray(offset) });
  const back = await fetch(`${server.url}/storage/v1/object/films/film.bin`, { headers: server.headers });
  const isSame = digest(Buffer.from(await back.arrayBuffer())) === digest(film);
  tell('the file is what was sent', isSame);
  const [listed] = await databases.runAsOwner(ref, `select name from storage.objects order by name`);
  const names: unknown = listed?.rows.map(({ name }: { readonly name: string }) => name);
  tell('nothing half is listed', JSON.stringify(names) === '["film.bin"]', JSON.stringify(names));
  await wait(9_000);
  const [made] = await databases.runAsOwner(
    ref,
    `select to_regclass('public.half') is not null as table_is_there,
       exists (select from supabase_migrations.schema_migrations where version = '20260101000000') as is_noted`,
  );
  const { table_is_there: there, is_noted: noted } = rowOf(made?.rows);
  tell(
    'the migration is whole or not at all',
    there === noted,
    `table ${String(there)}, noted ${String(noted)}`,
  );
  await databases.sweep();
  const isThere = await databases.exists(copyRef);
  if (!isThere) await databases.copy(ref, copyRef);
  const [copied] = await databases.runAsOwner(copyRef, 'select count(*)::int as count from ballast');
  tell(
    'the copy is whole',
    rowOf(copied?.rows)['count'] === 200_000,
    isThere ? 'made before the kill' : 'made again',
  );
}

function rowOf(rows: readonly unknown[] | undefined): Readonly<Record<string, unknown>> {
  const [row] = rows ?? [];
  return typeof row === 'object' && row !== null ? { ...row } : {};
}

function tell(promise: string, isKept: boolean, detail = ''): void {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${promise} ${detail}`);
  if (!isKept) process.exitCode = 1;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function startServer({ cluster, folder }: SoakCluster): Promise<Running> {
  const place = [cluster.connectionString(placeholder), join(folder, 'blobs')];
  const child = fork(fileURLToPath(import.meta.url), ['serve', ...place]);
  const told = await new Promise<string>((resolve) =>
    child.once('message', (message) => resolve(typeof message === 'string' ? message : '')),
  );
  const [port = '', key = ''] = told.split(' ');
  return { child, url: `http://127.0.0.1:${port}`, headers: { apikey: key } };
}

async function beginUpload({ url, headers }: Running, size: number): Promise<string> {
  const meta = Object.entries({ bucketName: 'films', objectName: 'film.bin' });
  const made = await fetch(`${url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...tus,
      ...headers,
      'upload-length': String(size),
      'upload-metadata': meta.map(([name, value]) => `${name} ${btoa(value)}`).join(','),
    },
  });
  return new URL(made.headers.get('location') ?? '', url).pathname;
}

async function patch(
  { url, headers }: Running,
  path: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Buffer },
): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...headers,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  tell('a piece is taken', answer.status === 204, String(answer.status));
}

interface Half {
  readonly path: string;
  readonly method: string;
  readonly length: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Says how much will come, sends half of it and waits. */
function sendHalf({ url, headers }: Running, { path, method, length, headers: own }: Half): void {
  const type = method === 'PATCH' ? 'application/offset+octet-stream' : 'application/octet-stream';
  const sending = request(`${url}${path}`, {
    method,
    headers: { ...tus, ...headers, ...own, 'content-type': type, 'content-length': String(length) },
  });
  sending.on('error', () => {});
  sending.write(Buffer.alloc(length / 2));
}

async function listen({ url, headers }: Running): Promise<void> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${headers['apikey']}`;
  const socket = new WebSocket(address);
  socket.on('error', () => {});
  await once(socket, 'open');
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'notes' }] };
  socket.send(JSON.stringify(['1', '1', 'realtime:notes', 'phx_join', { config }]));
}

async function slots(admin: pg.Client): Promise<number> {
  return (await admin.query('select 1 from pg_replication_slots')).rows.length;
}

async function until(words: string, isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpMs = performance.now() + 60_000;
  while (!(await isTrue())) {
    if (performance.now() > giveUpMs) throw new Error(`not within a minute: ${words}`);
    await wait(50);
  }
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function serve(): Promise<void> {
  const ring = await makeKeyRing({ ref, issuer: 'http://soak/auth/v1', clock: systemClock });
  const databases = openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString: (name) => adminUrl.replace(placeholder, name) }),
    logger: silentLogger,
  });
  const keys = createKeys({ rings: { load: async () => ring }, clock: systemClock });
  const gateway = createGateway({
    clouds: { find: async () => ({ ref, state: 'open' }) },
    keys,
    services: { storage: storageOf(databases, blobsFolder), realtime: realtimeOf(databases, keys) },
    logger: silentLogger,
    originOf: () => 'http://soak',
    addressOf: () => '127.0.0.1',
  });
  const server = createServer((incoming, response) => void gateway.handle(incoming, response, ref));
  server.on('upgrade', (incoming, socket) => void gateway.upgrade(incoming, socket, ref));
  process.on('message', () => {
    const sql = 'create table half (id int); select pg_sleep(8);';
    void databases.migrate(ref, { version: '20260101000000', name: 'half', sql });
    void databases.copy(ref, copyRef);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const key = ring.apiKeys.find(({ kind }) => kind === 'secret')?.value;
    process.send?.(`${port} ${key}`);
  });
}

function realtimeOf(databases: CloudDatabases, keys: ReturnType<typeof createKeys>) {
  return createRealtime({
    databases: {
      acquire: (of) => databases.acquire(of, 'rest'),
      acquireService: (of) => databases.acquire(of, 'services'),
      connectionString: (of) => databases.connectionString(of, 'services'),
      replicationString: (of) => databases.replicationString(of),
    },
    keys,
    settings: { load: async () => ({ isPrivateOnly: false }) },
    acquireLease: async () => ({ signal: new AbortController().signal, release: async () => {} }),
    processes: () => 1,
    log: () => {},
    count: () => {},
    clock: systemClock,
    logger: silentLogger,
  }).service;
}
