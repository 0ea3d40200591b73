import { errorMessage } from '@loam/kernel';
import pg from 'pg';
import { postgresError } from './errors.ts';

/** A server of the operator, as far as databases of projects are concerned. */
export interface InspectedServer {
  /** As the server says it: 17.10. */
  readonly version: string;
  readonly lacks: readonly LackingRight[];
}

export interface LackingRight {
  readonly right:
    | 'create databases'
    | 'create roles'
    | 'pass row security'
    | 'superuser'
    | 'replication'
    | 'logical WAL'
    | 'closed databases';
  /** What does not work without it, and what would mend it. */
  readonly cost: string;
}

interface ServerRow {
  readonly version: string;
  readonly version_number: number;
  readonly is_superuser: boolean;
  readonly can_create_databases: boolean;
  readonly can_create_roles: boolean;
  readonly bypasses_rls: boolean;
  readonly can_replicate: boolean;
  readonly wal_level: string;
  readonly open_databases: readonly string[];
}

const oldestMajor = 15;
const newestMajor = 18;
const connectTimeoutMs = 10_000;

const inspection = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::int as version_number,
    r.rolsuper as is_superuser, r.rolcreatedb as can_create_databases, r.rolcreaterole as can_create_roles,
    r.rolbypassrls as bypasses_rls, r.rolreplication as can_replicate,
    current_setting('wal_level') as wal_level,
    array(
      select d.datname::text from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a
      where d.datallowconn and a.grantee = 0 and a.privilege_type = 'CONNECT' order by 1
    ) as open_databases
  from pg_roles r where r.rolname = current_user`;

/** Fails in one sentence, without the password, when the server cannot be used at all. */
export async function inspectServer(name: string, url: string): Promise<InspectedServer> {
  const server = await readServer(name, url);
  const major = Math.floor(server.version_number / 10_000);
  if (major < oldestMajor || major > newestMajor) {
    throw postgresError(
      'server_unsupported',
      `${name} names PostgreSQL ${server.version}; versions ${oldestMajor} to ${newestMajor} can be used.`,
    );
  }
  return { version: server.version, lacks: lackingRights(server, major) };
}

async function readServer(name: string, url: string): Promise<ServerRow> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<ServerRow>(inspection);
    if (rows[0]) return rows[0];
    throw new pg.DatabaseError('it does not tell what it is', 0, 'error');
  } catch (cause) {
    const { host, pathname } = new URL(url);
    // A server that refuses us will not change its mind; one that does not answer may.
    const isRefusal = cause instanceof pg.DatabaseError;
    throw postgresError(
      isRefusal ? 'server_refused' : 'server_unreachable',
      `The server ${host}${pathname} of ${name} ${isRefusal ? 'refuses' : 'does not answer'}: ${reasonOf(cause)}`,
      { cause },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where a name has several addresses, Node says nothing itself and has the reasons inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return errorMessage(error);
}

function lackingRights(server: ServerRow, major: number): LackingRight[] {
  const { is_superuser: isSuperuser } = server;
  // A role that passes row security by is made by superusers, and from 16 on by those who pass it themselves.
  const canPassRls = server.bypasses_rls && major >= 16;
  const lacks: (LackingRight | false)[] = [
    !isSuperuser &&
      !server.can_create_databases && {
        right: 'create databases',
        cost: 'no project can get a backend; give the account CREATEDB',
      },
    !isSuperuser &&
      !server.can_create_roles && {
        right: 'create roles',
        cost: 'no project can get a backend; give the account CREATEROLE',
      },
    !isSuperuser &&
      !canPassRls && {
        right: 'pass row security',
        cost: `the service key acts as the owner of the project's tables, so those with FORCE ROW LEVEL SECURITY bind it too; ${major >= 16 ? 'give the account BYPASSRLS before the first backend is made' : 'PostgreSQL 15 needs a superuser for it'}`,
      },
    !isSuperuser && {
      right: 'superuser',
      cost: 'no event triggers: row security goes on for new tables after each migration or SQL of the console, but not for tables that a function of the app makes itself; a project can harm its own auth and storage tables and, by DROP OWNED inside a block, the rights of other projects, which the next start gives back; temporary files have no limit',
    },
    !isSuperuser &&
      !server.can_replicate && {
        right: 'replication',
        cost: 'realtime does not tell of changed rows, broadcast and presence work; give the account REPLICATION',
      },
    server.wal_level !== 'logical' && {
      right: 'logical WAL',
      cost: 'realtime does not tell of changed rows; set wal_level = logical and restart the server',
    },
    server.open_databases.length > 0 && {
      right: 'closed databases',
      cost: `projects can connect to ${server.open_databases.join(', ')}; revoke CONNECT from PUBLIC there`,
    },
  ];
  return lacks.filter((lack) => lack !== false);
}
