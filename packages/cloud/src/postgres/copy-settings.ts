import type { ClientBase } from 'pg';
import { cloudLogins, loginRole } from './names.ts';

interface SettingRow {
  readonly role: string | null;
  readonly name: string;
  readonly value: string;
}

export interface SettingsCopy {
  /** Names of databases. */
  readonly from: string;
  readonly to: string;
  /** Logins have the name of their project: those of the first become those of the second. */
  readonly refs?: { readonly from: string; readonly to: string };
}

// PostgreSQL keeps their value as a list that is quoted already.
const lists = new Set([
  'search_path',
  'temp_tablespaces',
  'local_preload_libraries',
  'session_preload_libraries',
]);
// What a snapshot has so that nobody writes into it.
const own = new Set(['default_transaction_read_only']);

/** ALTER DATABASE … SET and ALTER ROLE … IN DATABASE … SET: CREATE DATABASE leaves them behind. */
export async function copySettings(admin: ClientBase, { from, to, refs }: SettingsCopy): Promise<void> {
  const { rows } = await admin.query<SettingRow>(
    `select r.rolname::text as role, split_part(c.line, '=', 1) as name,
       substr(c.line, strpos(c.line, '=') + 1) as value
     from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     left join pg_roles r on r.oid = s.setrole cross join unnest(s.setconfig) as c (line)
     where d.datname = $1 and (s.setrole = 0 or r.rolname is not null)`,
    [from],
  );
  const renamed = new Map(
    refs ? cloudLogins.map((login) => [loginRole(refs.from, login), loginRole(refs.to, login)]) : [],
  );
  for (const { role, name, value } of rows) {
    if (own.has(name)) continue;
    const who =
      role === null
        ? `database ${to}`
        : `role ${admin.escapeIdentifier(renamed.get(role) ?? role)} in database ${to}`;
    const setting = name
      .split('.')
      .map((part) => admin.escapeIdentifier(part))
      .join('.');
    await admin.query(
      `alter ${who} set ${setting} = ${lists.has(name) ? value : admin.escapeLiteral(value)}`,
    );
  }
}
