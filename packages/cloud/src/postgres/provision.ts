import pg, { type ClientBase } from 'pg';
import type { CatalogEntry } from './catalog.ts';
import type { CloudSize } from './databases.ts';
import { sqlState } from './errors.ts';
import { cloudLogins, databaseOf, loginRole } from './names.ts';
import { canBeEnded } from './hold.ts';
import type { PreparedCluster } from './prepare-cluster.ts';
import { connectionsOf, loginTimeoutMs, sizeLimits } from './sizes.ts';
import { rolesOfLogin } from './template/shared-roles.ts';

type Cluster = Pick<PreparedCluster, 'roles' | 'isSuperuser'>;

/** The logins of a project with their rights and limits; one text for one transaction. */
export function loginsSql(entry: CatalogEntry, cluster: Cluster): string {
  const { roles, isSuperuser } = cluster;
  const parts = cloudLogins.map((login) => {
    const role = loginRole(entry.ref, login);
    const inheritance = login === 'owner' ? 'inherit' : 'noinherit';
    const password = `login ${inheritance} password '${entry.passwords[login]}'`;
    return `do $$ begin create role ${role} ${password};
      exception when duplicate_object then alter role ${role} ${password}; end $$;
      grant ${rolesOfLogin(login, roles).join(', ')} to ${role};
      ${isSuperuser ? '' : `grant ${role} to current_user;`}
      alter role ${role} set search_path = public, extensions;
      alter role ${role} set idle_in_transaction_session_timeout = '60s';`;
  });
  // Whatever a migration makes then belongs to a role of every database, so that a copy needs no new owners.
  const become = `alter role ${loginRole(entry.ref, 'owner')} set role = '${roles.owner}';`;
  return [...parts, become, limitsSql(entry.ref, entry.size, cluster)].join('\n');
}

/** What a size means for the logins. */
export function limitsSql(ref: string, size: CloudSize, { isSuperuser }: Cluster): string {
  const limits = sizeLimits[size];
  return cloudLogins
    .map((login) => {
      const role = loginRole(ref, login);
      const disk = isSuperuser ? `alter role ${role} set temp_file_limit = '${limits.tempFilesMb}MB';` : '';
      const timeoutMs = login === 'rest' ? limits.statementTimeoutMs : loginTimeoutMs[login];
      return `alter role ${role} set statement_timeout = ${timeoutMs};
        alter role ${role} connection limit ${connectionsOf(login, limits)};
        alter role ${role} set work_mem = '${limits.workMemMb}MB';
        ${disk}`;
    })
    .join('\n');
}

/** Passwords as the catalog has them: a login may change its own. */
export function passwordsSql(entry: CatalogEntry): string {
  return cloudLogins
    .map((login) => `alter role ${loginRole(entry.ref, login)} login password '${entry.passwords[login]}';`)
    .join('\n');
}

/** Lets the project's own logins in, and nobody else. */
export function openingSql(entry: CatalogEntry, { roles }: Cluster): string {
  const database = databaseOf(entry.ref);
  const logins = cloudLogins.map((login) => loginRole(entry.ref, login)).join(', ');
  return `revoke all on database ${database} from public;
    grant connect, temporary on database ${database} to ${logins};
    grant create on database ${database} to ${roles.owner};
    alter database ${database} with connection limit ${sizeLimits[entry.size].connections} allow_connections true;`;
}

/** What a login of the first project made under its own name belongs to the owner of all in the copy. */
export async function adoptOwnership(
  { cluster, roles }: PreparedCluster,
  ref: string,
  from: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.connectionString(databaseOf(ref)) });
  client.on('error', () => {});
  try {
    await client.connect();
    const logins = cloudLogins.map((login) => loginRole(from, login)).join(', ');
    await client.query(`reassign owned by ${logins} to ${roles.owner}`);
    // The first one sends them.
    await client.query('delete from net.http_request_queue');
  } finally {
    await client.end();
  }
}

/** Nobody is let in from now on, and whoever is inside leaves. */
export async function emptyDatabase(admin: ClientBase, ref: string): Promise<void> {
  const database = databaseOf(ref);
  await admin.query(`alter database ${database} with allow_connections false`);
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and ${canBeEnded}`,
    [database],
  );
}

export async function hasDatabase(admin: ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** The disk's part of a removal, which may take seconds. */
export async function removeDatabase(admin: ClientBase, ref: string): Promise<void> {
  await admin.query(`drop database if exists ${databaseOf(ref)} with (force)`);
  for (const login of cloudLogins) await removeLogin(admin, loginRole(ref, login));
}

const stillReferredTo = '2BP01';

async function removeLogin(admin: ClientBase, role: string): Promise<void> {
  try {
    await admin.query(`drop role if exists ${role}`);
  } catch (error) {
    // Its project granted it something, and a copy of that database still says so: a name that nobody can log in with.
    if (sqlState(error) !== stillReferredTo) throw error;
    await admin.query(`alter role ${role} nologin password null`);
  }
}
