import { type Db, joinSql, type Queries, sql } from '@loam/db';
import type { TimePosition } from '../../http/time-cursor.ts';
import type { UserRow } from './store.ts';

export interface AdministeredRow extends UserRow {
  readonly last_active_at: Date | null;
  /** created_at to the microsecond, which a Date cannot hold. */
  readonly position: string;
}

export interface AccountPage {
  readonly limit: number;
  /** The last row of the page before. */
  readonly after: TimePosition | undefined;
  readonly search: string | undefined;
}

export type AdministerStore = ReturnType<typeof createAdministerStore>;

const columns = sql`
  u.id, u.name, u.email, u.email_verified, u.image, u.username, u.bio, u.role, u.theme, u.notifications,
  u.disabled_at, u.created_at, to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
  array(select i.provider_id from identities i where i.user_id = u.id order by 1) as providers,
  (select max(s.updated_at) from sessions s where s.user_id = u.id) as last_active_at`;

const operatorLock = 7_261_011;

export function createAdministerStore(db: Db) {
  return {
    list: ({ limit, after, search }: AccountPage) => {
      const conditions = [
        sql`true`,
        ...(after ? [sql`(u.created_at, u.id) < (${after.position}::timestamptz, ${after.id}::uuid)`] : []),
        ...(search ? [startsWith(search)] : []),
      ];
      return db.rows<AdministeredRow>(sql`
        select ${columns} from users u where ${joinSql(conditions, ' and ')}
        order by u.created_at desc, u.id desc limit ${limit}`);
    },
    find: (id: string, queries: Queries = db) =>
      queries.first<AdministeredRow>(sql`select ${columns} from users u where u.id = ${id}`),
    /** Two operators that demote each other at once must wait for each other. */
    lockOperators: (queries: Queries) => queries.run(sql`select pg_advisory_xact_lock(${operatorLock})`),
    countOtherOperators: async (queries: Queries, id: string) => {
      const row = await queries.one<{ count: number }>(sql`
        select count(*)::int as count from users where role = 'operator' and disabled_at is null and id <> ${id}`);
      return row.count;
    },
    setRole: (queries: Queries, id: string, role: string) =>
      queries.run(sql`update users set role = ${role}, updated_at = now() where id = ${id}`),
    setDisabled: (queries: Queries, id: string, isDisabled: boolean) =>
      queries.run(sql`
        update users set disabled_at = case when ${isDisabled}::boolean then coalesce(disabled_at, now()) end,
          updated_at = now()
        where id = ${id}`),
  };
}

/** By the beginning of e-mail, username or name: each has an index that answers it. */
function startsWith(search: string) {
  const pattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(lower(u.email) like ${pattern} or lower(u.username) like ${pattern} or lower(u.name) like ${pattern})`;
}
