import type { Pool } from 'pg';
import { refOfDatabase } from './names.ts';
import type { SharedRoles } from './template/shared-roles.ts';

/**
 * What the owner of one project may take from all: roles are shared, and `drop owned by postgres` revokes their rights on
 * every database of the server. An event trigger forbids it; only a superuser can make one, so on other servers the right
 * is given back here. One question for all databases.
 */
export async function giveBackRights(catalog: Pick<Pool, 'query'>, { owner }: SharedRoles): Promise<number> {
  const { rows } = await catalog.query<{ name: string }>(
    `select d.datname::text as name from pg_catalog.pg_database d
     where d.datallowconn and not pg_catalog.has_database_privilege($1, d.oid, 'create')`,
    [owner],
  );
  const theirs = rows.filter(({ name }) => refOfDatabase(name) !== undefined);
  for (const { name } of theirs) await catalog.query(`grant create on database ${name} to ${owner}`);
  return theirs.length;
}
