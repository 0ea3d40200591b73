import { fieldOf } from '@loam/cloud/management';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * The built product is killed between a migration and its file, in the middle of an import and in the middle of a
 * duplicate, and started again on the same home each time. Nothing may be half-done or lost:
 * `npm run soak -- product-killed [rounds of migrations]`.
 */
const program = fileURLToPath(new URL('../../apps/loam/dist/main.js', import.meta.url));
const [rounds = '5'] = process.argv.slice(2);
const patienceMs = 300_000;
/** Migrations of the app that is imported, and rows of the cloud that is copied. */
const imported = 40;
const ballast = 300_000;
const madeUp = 'the file of a migration was saved after whoever applied it was gone';

const home = mkdtempSync(join(tmpdir(), 'loam-soak-product-'));
// PostgreSQL may run as another user, who has to pass through this folder.
chmodSync(home, 0o755);
const port = await freePort();
let product: ChildProcess | undefined;
let told = '';
let token = '';
try {
  await start();
  const person = { name: 'Sam', email: 'sam@example.com', password: 'a long word for Sam' };
  token = textIn(await call('POST /auth/sign-up/email', person), 'token');
  await killBetweenMigrationAndFile();
  await killImport();
  await killDuplicate();
} finally {
  product?.kill('SIGTERM');
  if (product) await once(product, 'exit');
  rmSync(home, { recursive: true, force: true });
}

async function killBetweenMigrationAndFile(): Promise<void> {
  const projectId = await newProject('Migrations');
  await call(`POST /projects/${projectId}/backend`);
  for (let round = 1; round <= Number(rounds); round += 1) {
    const query = `create table public.round_${round} (id int)`;
    const sent = call(`POST ${proxy(projectId)}/database/migrations`, { name: `round ${round}`, query });
    sent.catch(() => undefined);
    await until(`migration ${round} is applied`, async () => (await applied(projectId)).length >= round);
    await kill();
    await start();
    const files = async () =>
      (await pathsOf(projectId)).filter((path) => path.includes(`_round_${round}.sql`));
    await until(`the file of migration ${round}`, async () => (await files()).length > 0);
    const [paths, migrations] = [await files(), await applied(projectId)];
    const isRight =
      paths.length === 1 && migrations.filter((one) => textIn(one, 'name') === `round_${round}`).length === 1;
    tell(`migration ${round} and its file are there once`, isRight, paths.join());
  }
  const types = await contentOf(projectId, 'src/integrations/supabase/types.ts');
  const known = Array.from({ length: Number(rounds) }, (_, at) => types.includes(`round_${at + 1}: {`));
  tell('the types know all of them', !known.includes(false));
  const count = told.split(madeUp).length - 1;
  tell('some of them died before their file', count > 0, `${count} of ${rounds}`);
}

async function killImport(): Promise<void> {
  const projectId = await newProject('Imported');
  const changes = Array.from({ length: imported }, (_, at) => ({
    path: `supabase/migrations/${20240101000000 + at}_part.sql`,
    content: `create table public.part_${at} (id int); insert into public.part_${at} values (${at}); select pg_sleep(0.1);\n`,
  }));
  const code = 'Deno.serve(() => new Response("up"));\n';
  await call(`POST /projects/${projectId}/edit-code`, {
    changes: [...changes, { path: 'supabase/functions/up/index.ts', content: code }],
  });
  await call(`POST /projects/${projectId}/backend/import-project`, { builds_tables: false });
  await until('the import is in its middle', async () => {
    const { length } = await applied(projectId).catch(() => []);
    return length >= imported / 4;
  });
  const before = (await applied(projectId)).length;
  await kill();
  await start();
  const read = () => call(`GET /projects/${projectId}/backend/import-project`);
  await until('the import goes on to its end', async () => textIn(await read(), 'status') !== 'running');
  const ended = await read();
  tell('the import was killed in its middle', before < imported, `${before} of ${imported}`);
  const report = fieldOf(ended, 'report');
  const counted = fieldOf(report, 'migrations');
  const isWhole = fieldOf(counted, 'applied') === imported && fieldOf(counted, 'failed') === 0;
  tell('the import ended whole', textIn(ended, 'status') === 'done' && isWhole, JSON.stringify(counted));
  const rows = Array.from({ length: imported }, (_, at) => `select ${at} as part, id from public.part_${at}`);
  const all = listOf(await query(projectId, rows.join(' union all ')));
  const isOnce = all.length === imported && all.every((row) => fieldOf(row, 'part') === fieldOf(row, 'id'));
  tell('each migration ran once', isOnce, `${all.length} rows`);
  const functions = listOf(await call(`GET ${proxy(projectId)}/functions`));
  tell('its function is there', functions.map((one) => textIn(one, 'slug')).join() === 'up');
}

async function killDuplicate(): Promise<void> {
  const projectId = await newProject('Source');
  await call(`POST /projects/${projectId}/backend`);
  await query(
    projectId,
    `create table public.ballast as select n, repeat('x', 300) as words from generate_series(1, ${ballast}) n`,
  );
  for (const backend of ['data', 'structure'] as const) {
    const id = textIn(await call(`POST /projects/${projectId}/duplicate`, { backend }), 'id');
    const before = await statusOf(id);
    await kill();
    await start();
    tell(`the copy of ${backend} was killed on its way`, before !== 'OK', before);
    await until(`the copy of ${backend} is there`, async () => (await statusOf(id)) === 'OK');
    const wanted = backend === 'data' ? ballast : 0;
    tell(`the copy of ${backend} is whole`, (await countIn(id)) === wanted, `${await countIn(id)} rows`);
    const env = await contentOf(id, '.env');
    const ref = textIn(await call(`GET /projects/${id}/backend`), 'ref');
    tell(`the copy of ${backend} is connected to its own cloud`, env.includes(ref));
    tell(`its source is as it was`, (await countIn(projectId)) === ballast);
  }
}

async function countIn(projectId: string): Promise<number> {
  const rows = await query(projectId, 'select count(*)::int as count from public.ballast');
  return Number(fieldOf(listOf(rows)[0], 'count'));
}

async function statusOf(projectId: string): Promise<string> {
  return textIn(await call(`GET /projects/${projectId}/backend`), 'status');
}

function proxy(projectId: string): string {
  return `/projects/${projectId}/db-proxy/v1/projects/any`;
}

async function applied(projectId: string) {
  return listOf(await call(`GET ${proxy(projectId)}/database/migrations`));
}

function query(projectId: string, sql: string): Promise<unknown> {
  return call(`POST ${proxy(projectId)}/database/query`, { query: sql });
}

async function newProject(name: string): Promise<string> {
  return textIn(await call('POST /projects', { display_name: name }), 'id');
}

async function filesOf(projectId: string) {
  return listOf(fieldOf(await call(`GET /projects/${projectId}/source-code`), 'files'));
}

async function pathsOf(projectId: string): Promise<readonly string[]> {
  return (await filesOf(projectId)).map((file) => textIn(file, 'path'));
}

async function contentOf(projectId: string, path: string): Promise<string> {
  const file = (await filesOf(projectId)).find((one) => textIn(one, 'path') === path);
  return file === undefined ? '' : textIn(file, 'contents');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
}

async function call(line: string, body?: unknown): Promise<unknown> {
  const [method = 'GET', path = ''] = line.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      host: `localhost:${port}`,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  if (response.status === 429) {
    await wait(1000);
    return await call(line, body);
  }
  const text = await response.text();
  if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

async function start(): Promise<void> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), LOAM_HOME: home, LOAM_LOG_LEVEL: 'info' },
  });
  product = child;
  let said = '';
  const hear = (chunk: Buffer) => {
    said += String(chunk);
    told += String(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await until('the product is ready', async () => {
    if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}: ${said}`);
    return said.includes('ready at');
  });
}

async function kill(): Promise<void> {
  const child = product;
  if (!child) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function until(words: string, isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpMs = performance.now() + patienceMs;
  while (!(await isTrue())) {
    if (performance.now() > giveUpMs) throw new Error(`not in ${patienceMs / 1000} s: ${words}`);
    await wait(10);
  }
}

function tell(promise: string, isKept: boolean, detail = ''): void {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${promise} ${detail}`);
  if (!isKept) process.exitCode = 1;
}

async function freePort(): Promise<number> {
  const free = createServer();
  free.listen(0, '127.0.0.1');
  await once(free, 'listening');
  const address = free.address();
  const found = typeof address === 'object' && address ? address.port : 0;
  free.close();
  await once(free, 'close');
  return found;
}
