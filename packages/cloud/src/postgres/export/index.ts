import pg, { type PoolClient } from 'pg';
import type { DumpFile, DumpOptions } from './dump.ts';
import { dumpDatabase } from './dump.ts';
import { loadSql } from './load.ts';
import type { PreparedCluster } from '../prepare-cluster.ts';
import { templateSql } from '../template/index.ts';
import { translateFailure } from '../owner-sql/translate-failure.ts';

export type { DumpFile } from './dump.ts';

/** The files of SQL that make the database again: in another cloud, in Supabase, or in a plain PostgreSQL. */
export async function* exportDatabase(
  { cluster }: PreparedCluster,
  database: string,
  options: Pick<DumpOptions, 'signal' | 'isStructureOnly'> = {},
): AsyncGenerator<DumpFile> {
  const client = new pg.Client({
    connectionString: cluster.connectionString(database),
    application_name: 'loam export',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    yield { path: '00-plain-postgres-only.sql', text: plainSql() };
    yield* dumpDatabase(client, { platformSchemas, ...options });
  } finally {
    await client.end();
  }
}

/** As the project's owner and all or nothing: what is in an archive is somebody's text. */
export async function importDatabase(
  acquire: () => Promise<PoolClient>,
  files: AsyncIterable<AsyncIterable<string> | Iterable<string>>,
): Promise<void> {
  const client = await acquire();
  const onLost = () => {};
  client.on('error', onLost);
  try {
    await client.query('begin; set local platform.rls_by_default = off');
    for await (const lines of files) await loadSql(client, lines);
    await client.query('commit');
  } catch (error) {
    throw translateFailure(error);
  } finally {
    await client.query('rollback').catch(() => {});
    client.off('error', onLost);
    // Settings of the text go with the session.
    client.release(true);
  }
}

/** Of the platform, or of the services that every database has. */
const platformSchemas: readonly string[] = [
  'auth',
  'storage',
  'realtime',
  'extensions',
  'cron',
  'net',
  'vault',
  'pgmq',
  'pgmq_public',
  'platform',
  'platform_roles',
  'supabase_migrations',
];

/** The roles and schemas that Supabase has and a plain server lacks. */
function plainSql(): string {
  const roles = [
    'postgres',
    'anon',
    'authenticated',
    'service_role',
    'authenticator',
    'dashboard_user',
    'supabase_admin',
    'supabase_auth_admin',
    'supabase_storage_admin',
    'supabase_realtime_admin',
  ];
  const makeRoles = roles.map(
    (role) => `do $$ begin create role ${role}; exception when duplicate_object then null; end $$;`,
  );
  const { text } = templateSql({ roles: { owner: 'postgres' }, watch: 'none' });
  return [...makeRoles, 'begin;', text, 'commit;', ''].join('\n');
}
