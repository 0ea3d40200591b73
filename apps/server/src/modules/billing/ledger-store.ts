import type { LedgerAccount, LedgerEntry, ProjectId, UserId, WorkspaceId } from '@loam/contract';
import { emptySql, type Queries, sql } from '@loam/db';

export interface Purse {
  readonly workspaceId: WorkspaceId;
  readonly account: LedgerAccount;
}

export type EntryKind = LedgerEntry['kind'] | 'reserve' | 'release';

export interface NewEntry extends Purse {
  readonly kind: EntryKind;
  readonly amountMicros: number;
  readonly key: string;
  readonly reservationKey?: string | undefined;
  readonly projectId?: ProjectId | undefined;
  readonly userId?: UserId | undefined;
  readonly note?: string | undefined;
}

export interface ReservationRow {
  readonly key: string;
  readonly workspace_id: WorkspaceId;
  readonly account: LedgerAccount;
  readonly amount_micros: number;
  readonly project_id: ProjectId | null;
  readonly user_id: UserId | null;
  readonly status: 'open' | 'settled' | 'released';
}

export interface PurseRow {
  readonly account: LedgerAccount;
  readonly balance_micros: number;
  readonly reserved_micros: number;
}

export interface EntryRow {
  readonly id: number;
  readonly account: LedgerAccount;
  readonly kind: LedgerEntry['kind'];
  readonly amount_micros: number;
  readonly note: string;
  readonly project_id: ProjectId | null;
  readonly user_id: UserId | null;
  readonly created_at: Date;
}

export async function ensurePurses(queries: Queries, workspaceId: WorkspaceId): Promise<void> {
  await queries.run(sql`
    insert into ledger_accounts (workspace_id, account) values (${workspaceId}, 'credits'), (${workspaceId}, 'balance')
    on conflict do nothing`);
}

export async function lockPurse(queries: Queries, purse: Purse): Promise<void> {
  await queries.run(sql`
    select 1 from ledger_accounts
    where workspace_id = ${purse.workspaceId} and account = ${purse.account} for update`);
}

/** Takes the amount out of what is left, in one statement, or leaves everything as it is. */
export async function holdAmount(
  queries: Queries,
  purse: Purse,
  hold: { readonly amountMicros: number; readonly isUnlimited: boolean },
): Promise<boolean> {
  const touched = await queries.run(sql`
    update ledger_accounts
    set balance_micros = balance_micros - ${hold.amountMicros}, reserved_micros = reserved_micros + ${hold.amountMicros}
    where workspace_id = ${purse.workspaceId} and account = ${purse.account}
      and (${hold.isUnlimited} or balance_micros >= ${hold.amountMicros})`);
  return touched === 1;
}

export async function movePurse(
  queries: Queries,
  purse: Purse,
  by: { readonly balanceMicros: number; readonly reservedMicros: number },
): Promise<void> {
  await queries.run(sql`
    insert into ledger_accounts (workspace_id, account, balance_micros)
    values (${purse.workspaceId}, ${purse.account}, ${by.balanceMicros})
    on conflict (workspace_id, account) do update set
      balance_micros = ledger_accounts.balance_micros + ${by.balanceMicros},
      reserved_micros = ledger_accounts.reserved_micros + ${by.reservedMicros}`);
}

/** False when this key has already had its effect. */
export async function insertEntry(queries: Queries, entry: NewEntry): Promise<boolean> {
  const touched = await queries.run(sql`
    insert into ledger_entries
      (workspace_id, account, kind, amount_micros, idempotency_key, reservation_key, project_id, user_id, note)
    values (${entry.workspaceId}, ${entry.account}, ${entry.kind}, ${entry.amountMicros}, ${entry.key},
      ${entry.reservationKey ?? null}, ${entry.projectId ?? null}, ${entry.userId ?? null}, ${entry.note ?? ''})
    on conflict (workspace_id, account, kind, idempotency_key) do nothing`);
  return touched === 1;
}

export async function sumGrants(
  queries: Queries,
  purse: Purse,
  keys: readonly string[],
): Promise<{ readonly found: readonly string[]; readonly sumMicros: number }> {
  const rows = await queries.rows<{ key: string; amount: number }>(sql`
    select idempotency_key as key, amount_micros as amount from ledger_entries
    where workspace_id = ${purse.workspaceId} and account = ${purse.account} and kind = 'grant'
      and idempotency_key = any(${[...keys]}::text[])`);
  return { found: rows.map((row) => row.key), sumMicros: rows.reduce((sum, row) => sum + row.amount, 0) };
}

/** False when the key is taken; a reservation that is being made elsewhere is waited for. */
export async function insertReservation(
  queries: Queries,
  reservation: Omit<ReservationRow, 'status'>,
): Promise<boolean> {
  const { key, workspace_id, account, amount_micros, project_id, user_id } = reservation;
  const touched = await queries.run(sql`
    insert into ledger_reservations (key, workspace_id, account, amount_micros, project_id, user_id)
    values (${key}, ${workspace_id}, ${account}, ${amount_micros}, ${project_id}, ${user_id})
    on conflict (key) do nothing`);
  return touched === 1;
}

export async function dropReservation(queries: Queries, key: string): Promise<void> {
  await queries.run(sql`delete from ledger_reservations where key = ${key}`);
}

export function lockReservation(queries: Queries, key: string): Promise<ReservationRow | undefined> {
  return queries.first(sql`
    select key, workspace_id, account, amount_micros, project_id, user_id, status
    from ledger_reservations where key = ${key} for update`);
}

export async function closeReservation(
  queries: Queries,
  key: string,
  status: 'settled' | 'released',
): Promise<void> {
  await queries.run(sql`update ledger_reservations set status = ${status} where key = ${key}`);
}

/** Those of the keys that are still open. */
export function renewReservations(
  queries: Queries,
  keys: readonly string[],
): Promise<Pick<ReservationRow, 'key' | 'workspace_id' | 'amount_micros'>[]> {
  return queries.rows(sql`
    update ledger_reservations set renewed_at = now()
    where key = any(${[...keys]}::text[]) and status = 'open'
    returning key, workspace_id, amount_micros`);
}

export async function listAbandoned(
  queries: Queries,
  olderThanSeconds: number,
  limit: number,
): Promise<string[]> {
  const rows = await queries.rows<{ key: string }>(sql`
    select key from ledger_reservations
    where status = 'open' and renewed_at < now() - make_interval(secs => ${olderThanSeconds})
    order by renewed_at limit ${limit}`);
  return rows.map((row) => row.key);
}

export function readPurses(queries: Queries, workspaceId: WorkspaceId): Promise<PurseRow[]> {
  return queries.rows(sql`
    select account, balance_micros, reserved_micros from ledger_accounts where workspace_id = ${workspaceId}`);
}

export function listEntries(
  queries: Queries,
  workspaceId: WorkspaceId,
  page: {
    readonly limit: number;
    readonly before: number | undefined;
    readonly account: LedgerAccount | undefined;
  },
): Promise<EntryRow[]> {
  const before = page.before === undefined ? emptySql : sql`and id < ${page.before}`;
  const account = page.account === undefined ? emptySql : sql`and account = ${page.account}`;
  return queries.rows(sql`
    select id, account, kind, amount_micros, note, project_id, user_id, created_at from ledger_entries
    where workspace_id = ${workspaceId} and kind not in ('reserve', 'release') and amount_micros <> 0 ${before} ${account}
    order by id desc limit ${page.limit}`);
}
