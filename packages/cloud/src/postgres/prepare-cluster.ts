import type { Logger } from '@loam/kernel';
import pg from 'pg';
import { catalogDatabase } from './names.ts';
import type { AppsCluster } from './ports.ts';
import { snapshotsTableSql } from './snapshots/store.ts';
import type { ServiceSchema } from './service-schemas.ts';
import { templatePrefix, templateSql, type TemplateSql } from './template/index.ts';
import { ensureSharedRoles, type SharedRoles } from './template/shared-roles.ts';

/** A cluster in which databases of projects can be made. */
export interface PreparedCluster {
  readonly cluster: AppsCluster;
  /** Connections of the administrator to the catalog. */
  readonly catalog: pg.Pool;
  readonly roles: SharedRoles;
  readonly isSuperuser: boolean;
  readonly template: TemplateSql;
  /** Makes the template again when someone removed it. */
  ensureTemplate(): Promise<void>;
  /** Templates of other versions go. A process that still uses one makes it again. */
  dropOldTemplates(): Promise<void>;
}

// Session locks of the maintenance database: one process at a time prepares a cluster.
const preparationLock = 7_261_035;
const catalogConnections = 8;

// The lock is of this database: `if not exists` alone fails when two processes make the table at the same moment.
const catalogSql = /* sql */ `
select pg_advisory_xact_lock(${preparationLock});
create table if not exists databases (
  ref text primary key,
  state text not null check (state in ('creating', 'ready', 'dropping')),
  size text not null,
  passwords jsonb not null,
  created_at timestamptz not null default now()
);
alter table databases add column if not exists versions jsonb;
alter table databases add column if not exists fault text;
alter table databases add column if not exists fault_at timestamptz;
alter table databases add column if not exists backup_fault text;
${snapshotsTableSql}`;

export interface Preparation {
  readonly cluster: AppsCluster;
  readonly logger: Logger;
  /** In place of those of this version. */
  readonly services?: readonly ServiceSchema[] | undefined;
}

/** Makes what all databases share: roles, catalog and template. Doing it again changes nothing. */
export async function prepareCluster({ cluster, logger, services }: Preparation): Promise<PreparedCluster> {
  const { roles, isSuperuser } = await withMaintenance(cluster, logger, async (admin) => {
    await ensureDatabase(admin, catalogDatabase);
    await closeToPublic(admin, cluster);
    return await ensureSharedRoles(admin);
  });
  const template = templateSql({ roles, watch: isSuperuser ? 'triggers' : 'calls', services });
  const ensureTemplate = () =>
    withMaintenance(cluster, logger, (admin) => makeTemplate(admin, { cluster, logger, template }));
  await ensureTemplate();
  const catalog = new pg.Pool({
    connectionString: cluster.connectionString(catalogDatabase),
    max: catalogConnections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 30_000,
    application_name: 'loam cloud catalog',
  });
  const onLost = (error: Error) =>
    logger.warn({ error: error.message }, 'a connection to the catalog was lost');
  catalog.on('error', onLost);
  // The pool listens to idle connections only, and one can be lost in the moment it is handed over.
  catalog.on('connect', (client) => client.on('error', onLost));
  // `if not exists` does not hold against a process that makes it at the same moment; the lock does.
  await withMaintenance(cluster, logger, () => catalog.query(catalogSql));
  const dropOldTemplates = () =>
    withMaintenance(cluster, logger, (admin) => dropTemplatesBut(admin, template.name));
  return { cluster, catalog, roles, isSuperuser, template, ensureTemplate, dropOldTemplates };
}

interface TemplateMaking {
  readonly cluster: AppsCluster;
  readonly logger: Logger;
  readonly template: TemplateSql;
}

/** It gets its name only when it is whole. */
async function makeTemplate(admin: pg.Client, { cluster, logger, template }: TemplateMaking): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template.name]);
  if (rowCount) return;
  const draft = `${template.name}_new`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft} template template0 encoding 'UTF8'`);
  const client = await connect(cluster.connectionString(draft), logger);
  try {
    await client.query('begin');
    await client.query(template.text);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await admin.query(`alter database ${draft} with allow_connections false`);
  await admin.query(`alter database ${draft} rename to ${template.name}`);
}

async function dropTemplatesBut(admin: pg.Client, kept: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    'select datname::text as name from pg_database where starts_with(datname, $1) and datname <> $2',
    [templatePrefix, kept],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
}

/** Made where it is missing, and closed to the roles of projects. Meant for `withMaintenance`. */
export async function ensureDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await admin.query(`create database ${name}`);
  await admin.query(`revoke connect, temporary on database ${name} from public`);
}

async function closeToPublic(admin: pg.Client, { isOurs }: AppsCluster): Promise<void> {
  if (isOurs) await admin.query('revoke connect, temporary on database postgres, template1 from public');
}

/** Work of the administrator that one process at a time may do. */
export async function withMaintenance<T>(
  cluster: AppsCluster,
  logger: Logger,
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const address = cluster.connectionString(cluster.maintenanceDatabase ?? 'postgres');
  const admin = await connect(address, logger);
  try {
    // Gone with the connection, whatever happens to us.
    await admin.query('select pg_advisory_lock($1)', [preparationLock]);
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function connect(connectionString: string, logger: Logger): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 30_000,
    application_name: 'loam cloud',
  });
  client.on('error', (error) =>
    logger.warn({ error: error.message }, 'a connection to the cluster was lost'),
  );
  await client.connect();
  return client;
}
