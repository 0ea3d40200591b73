import { silentLogger } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CloudDatabases, CloudLogin } from './databases.ts';
import { loginRole } from './names.ts';
import { openCloudDatabases } from './open-cloud-databases.ts';

const mine = 'aaaaaaaaaaaaaaaaaaaa';
const other = 'bbbbbbbbbbbbbbbbbbbb';
const logins: readonly CloudLogin[] = ['rest', 'services', 'owner'];

let cluster: Awaited<ReturnType<typeof startThrowAwayCluster>>;
let databases: CloudDatabases;

beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  const connectionString = (database: string) => cluster.connectionString(database);
  databases = openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString }),
    logger: silentLogger,
  });
  await databases.create(mine);
  await databases.create(other);
  await databases.runAsOwner(other, `create table public.secrets as select 'theirs' as word`);
});
afterAll(async () => {
  await databases.close();
  await cluster.stop();
});

async function run(login: CloudLogin, sql: string, database?: string): Promise<unknown[]> {
  const url = new URL(await databases.connectionString(mine, login));
  if (database !== undefined) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  try {
    await client.connect();
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
    return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? [];
  } finally {
    await client.end();
  }
}

const databasesOfOthers = [`cloud_${other}`, 'loam_cloud', 'postgres', 'template1'];

test.each(logins.flatMap((login) => databasesOfOthers.map((database) => [login, database] as const)))(
  'the login %s cannot enter %s',
  async (login, database) => {
    await expect(run(login, 'select 1', database)).rejects.toMatchObject({
      code: '42501',
      message: expect.stringContaining('permission denied for database'),
    });
  },
);

test('the template lets nobody in', async () => {
  const [row] = await run('owner', `select datname from pg_database where datname like 'cloud_template_%'`);
  const { datname } = { datname: '', ...(typeof row === 'object' ? row : {}) };
  await expect(run('owner', 'select 1', datname)).rejects.toMatchObject({ code: '55000' });
});

const forbidden: readonly (readonly [what: string, sql: string])[] = [
  ['become superuser', 'set role loam'],
  ['take the session of a superuser', 'set session authorization loam'],
  ['make itself superuser', `alter role ${loginRole(mine, 'owner')} superuser`],
  ['make the shared owner superuser', 'alter role postgres superuser'],
  ['become a login of another project', `set role ${loginRole(other, 'owner')}`],
  ['join a login of another project', `grant ${loginRole(other, 'owner')} to postgres`],
  ['hand out shared roles', `grant service_role to ${loginRole(mine, 'rest')} with admin option`],
  ['create roles', 'create role visitor login'],
  ['change settings of shared roles', `alter role anon set statement_timeout = '1h'`],
  [
    'change settings of shared roles in its database',
    `alter role anon in database cloud_${mine} set work_mem = '1GB'`,
  ],
  ['drop shared roles', 'drop role anon'],
  ['create databases', 'create database more'],
  ['open its database to all', `alter database cloud_${mine} connection limit -1`],
  ['rename its database', `alter database cloud_${mine} rename to mine`],
  ['read files of the server', `select pg_read_file('/etc/passwd')`],
  ['list folders of the server', `select pg_ls_dir('.')`],
  ['read files by copy', `create table f (line text); copy f from '/etc/passwd'`],
  ['write files by copy', `copy (select 1) to '/tmp/loam-written'`],
  ['run programs by copy', `copy (select 1) to program 'id'`],
  ['import files as large objects', `select lo_import('/etc/passwd')`],
  ['see where the data lies', 'show data_directory'],
  ['change settings of the server', `alter system set log_statement = 'all'`],
  ['see passwords', 'select rolpassword from pg_authid'],
  ['load functions in C', `create function f() returns int language c as 'libc', 'getpid'`],
  ['load libraries', `load '/tmp/x.so'`],
  ['install untrusted languages', 'create extension plpython3u'],
  ['reach other servers', 'create extension postgres_fdw'],
  [
    'make event triggers',
    'create event trigger t on ddl_command_end execute function platform.enable_row_security()',
  ],
  ['drop the event triggers of the platform', 'drop event trigger platform_row_security'],
  ['call functions of the platform', 'select platform.is_project_session()'],
  ['read the log of the cluster', `select pg_create_logical_replication_slot('mine', 'pgoutput')`],
  ['raise its share of the disk', `set temp_file_limit = -1`],
  ['take the rights of the shared owner away from all projects', 'drop owned by postgres'],
  ['do so in a block', 'do $$ begin drop owned by postgres; end $$'],
  ['read the key of the vault', 'select * from vault.key'],
];

test.each(forbidden)('an owner cannot %s', async (_, sql) => {
  await expect(run('owner', sql)).rejects.toMatchObject({
    code: '42501',
  });
});

test('sessions of another project can neither be read nor ended', async () => {
  const client = await databases.acquire(other, 'rest');
  const { rows } = await client.query<{ pid: number }>(
    `select pg_backend_pid() as pid, 'their secret' as word`,
  );
  const pid = rows[0]?.pid ?? 0;
  expect(await run('owner', `select query from pg_stat_activity where pid = ${pid}`)).toEqual([
    { query: '<insufficient privilege>' },
  ]);
  await expect(run('owner', `select pg_cancel_backend(${pid})`)).rejects.toMatchObject({ code: '42501' });
  await expect(run('owner', `select pg_terminate_backend(${pid})`)).rejects.toMatchObject({ code: '42501' });
  client.release();
});

test('the login of requests has no rights before it takes a role, and only those three to take', async () => {
  await databases.runAsOwner(mine, 'create table public.own as select 1 as n');
  await expect(run('rest', 'select * from public.own')).rejects.toMatchObject({ code: '42501' });
  await expect(run('rest', 'set role postgres')).rejects.toMatchObject({ code: '42501' });
  await expect(run('rest', 'set role supabase_auth_admin')).rejects.toMatchObject({ code: '42501' });
  expect(await run('rest', 'set role service_role; select * from public.own')).toEqual([{ n: 1 }]);
  expect(await run('rest', 'set role anon; select * from public.own')).toEqual([]);
});

test('a login that changes its own password locks nobody out', async () => {
  await run('rest', `alter role ${loginRole(mine, 'rest')} password 'mine now'`);
  await databases.resize(mine, 's');
  const client = await databases.acquire(mine, 'rest');
  expect((await client.query('select current_user')).rows).toEqual([
    { current_user: loginRole(mine, 'rest') },
  ]);
  client.release();
});
