import {
  billingTexts,
  type LedgerAccount,
  type ProjectId,
  type UserId,
  type WorkspaceId,
} from '@loam/contract';
import type { Transaction } from '@loam/db';
import { AppError } from '@loam/kernel';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { BillingContext } from './context.ts';
import * as store from './ledger-store.ts';
import { periodAt } from './period.ts';
import { addToMeter } from './usage-store.ts';

export interface ReserveRequest {
  readonly workspaceId: WorkspaceId;
  readonly account: LedgerAccount;
  readonly amountMicros: number;
  /** Of this attempt, over the whole installation: asking again with it reserves nothing more. */
  readonly key: string;
  readonly projectId?: ProjectId;
  readonly userId?: UserId;
}

export type ReserveResult =
  | { readonly kind: 'reserved' }
  /** The key was settled or released before; new work needs a new key. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'insufficient'; readonly availableMicros: number };

/** A reservation that stands, in the workspace that it was made in. */
export interface OpenReservation {
  readonly key: string;
  readonly workspaceId: WorkspaceId;
  readonly amountMicros: number;
}

export interface Credit {
  readonly workspaceId: WorkspaceId;
  readonly account: LedgerAccount;
  readonly amountMicros: number;
  readonly key: string;
  readonly note?: string;
  /** The operator who gave it. */
  readonly userId?: UserId;
}

/**
 * What is left in a purse is the sum of its entries. A reservation takes its amount out at once; settling puts it back
 * and takes what the work really cost, be it less or more; releasing puts it back.
 */
export interface Ledger {
  /** On a transaction the credits are held exactly when it commits. */
  reserve(request: ReserveRequest, tx?: Transaction): Promise<ReserveResult>;
  /** Charges once. What was released meanwhile is charged too: the work was done. */
  settle(request: { readonly key: string; readonly actualMicros: number }, tx?: Transaction): Promise<void>;
  /** Does nothing to what is settled or released already. */
  release(request: { readonly key: string }, tx?: Transaction): Promise<void>;
  /** Says that the work goes on: what nobody renewed for an hour is given back. Answers those that still stand. */
  renew(keys: readonly string[]): Promise<readonly OpenReservation[]>;
  /** Gives back what a process that died had reserved. */
  releaseAbandoned(): Promise<number>;
  grant(credit: Credit): Promise<void>;
  topUp(credit: Omit<Credit, 'account'>): Promise<void>;
  /** What was paid in goes out again, once for each key. */
  takeBack(tx: Transaction, refund: Omit<Credit, 'account'>): Promise<void>;
}

const abandonedAfterSeconds = 3600;
const releaseBatch = 500;

export function createLedger(context: BillingContext): Ledger {
  const { db } = context;
  const within = <T>(outer: Transaction | undefined, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    outer ? work(outer) : db.transaction(work);
  const release = (key: string, outer?: Transaction) =>
    within(outer, async (tx) => {
      const held = await requireReservation(tx, key);
      if (held.status !== 'open') return false;
      await giveBack(tx, held);
      await store.closeReservation(tx, key, 'released');
      await context.news.changed(tx, held.workspace_id);
      return true;
    });
  return {
    reserve: (request, tx) => reserve(context, request, tx),
    settle: ({ key, actualMicros }, outer) =>
      within(outer, async (tx) => {
        requireAmount(actualMicros);
        const held = await requireReservation(tx, key);
        if (held.status === 'settled') return;
        if (held.status === 'open') await giveBack(tx, held);
        await store.closeReservation(tx, key, 'settled');
        await charge(context, tx, { held, actualMicros });
        await context.news.changed(tx, held.workspace_id);
      }),
    release: async ({ key }, outer) => void (await release(key, outer)),
    async renew(keys) {
      const rows = keys.length === 0 ? [] : await store.renewReservations(db, keys);
      return rows.map((row) => ({
        key: row.key,
        workspaceId: row.workspace_id,
        amountMicros: row.amount_micros,
      }));
    },
    async releaseAbandoned() {
      const keys = await store.listAbandoned(db, abandonedAfterSeconds, releaseBatch);
      let count = 0;
      for (const key of keys) count += (await release(key)) ? 1 : 0;
      return count;
    },
    grant: (credit) => addCredit(context, 'grant', credit),
    topUp: (credit) => addCredit(context, 'top_up', { ...credit, account: 'balance' }),
    takeBack: (tx, refund) => takeBack(context, tx, refund),
  };
}

async function reserve(
  context: BillingContext,
  request: ReserveRequest,
  outer?: Transaction,
): Promise<ReserveResult> {
  const { db, workspaces, isUnlimited } = context;
  const { workspaceId, account, amountMicros, key } = request;
  requireAmount(amountMicros);
  // Who is inside a transaction must not wait for another connection: all of them may be waiting for this one.
  const workspace = await workspaces.find(outer ?? db, workspaceId);
  if (!workspace) throw notFound();
  if (account === 'credits' && !isUnlimited) {
    await context.allowances.grant(workspaceId, workspace.plan, outer);
  }
  const purse = { workspaceId, account };
  const hold = async (tx: Transaction): Promise<ReserveResult> => {
    await store.ensurePurses(tx, workspaceId);
    const isNew = await store.insertReservation(tx, {
      key,
      workspace_id: workspaceId,
      account,
      amount_micros: amountMicros,
      project_id: request.projectId ?? null,
      user_id: request.userId ?? null,
    });
    if (!isNew) return knownReservation(tx, request);
    if (!(await store.holdAmount(tx, purse, { amountMicros, isUnlimited }))) {
      await store.dropReservation(tx, key);
      return { kind: 'insufficient', availableMicros: await availableIn(tx, purse) };
    }
    const { projectId, userId } = request;
    const entry = { ...purse, kind: 'reserve', amountMicros: -amountMicros, projectId, userId } as const;
    await store.insertEntry(tx, { ...entry, key, reservationKey: key });
    return { kind: 'reserved' };
  };
  return outer ? hold(outer) : db.transaction(hold);
}

async function knownReservation(tx: Transaction, request: ReserveRequest): Promise<ReserveResult> {
  const known = await requireReservation(tx, request.key);
  if (known.workspace_id !== request.workspaceId || known.account !== request.account) {
    throw new ApiError('idempotency_conflict', 'This key belongs to another reservation.');
  }
  return { kind: known.status === 'open' ? 'reserved' : 'closed' };
}

async function requireReservation(tx: Transaction, key: string): Promise<store.ReservationRow> {
  const row = await store.lockReservation(tx, key);
  if (!row)
    throw new AppError({
      code: 'reservation_missing',
      detail: 'Nothing was reserved under this key.',
      meta: { key },
    });
  return row;
}

async function giveBack(tx: Transaction, held: store.ReservationRow): Promise<void> {
  const amountMicros = held.amount_micros;
  await store.insertEntry(tx, { ...entryOf(held), kind: 'release', amountMicros });
  await store.movePurse(tx, purseOf(held), { balanceMicros: amountMicros, reservedMicros: -amountMicros });
}

async function charge(
  context: BillingContext,
  tx: Transaction,
  work: { readonly held: store.ReservationRow; readonly actualMicros: number },
): Promise<void> {
  const { held, actualMicros } = work;
  if (actualMicros === 0) return;
  await store.insertEntry(tx, { ...entryOf(held), kind: 'settle', amountMicros: -actualMicros });
  if (context.isUnlimited) {
    const note = billingTexts.notes.notCharged;
    await store.insertEntry(tx, { ...entryOf(held), kind: 'adjust', amountMicros: actualMicros, note });
  } else {
    await store.movePurse(tx, purseOf(held), { balanceMicros: -actualMicros, reservedMicros: 0 });
  }
  if (held.account === 'credits') {
    const period = periodAt(context.clock.now()).key;
    const meter = { workspaceId: held.workspace_id, meter: 'credits', period } as const;
    await addToMeter(tx, meter, {
      usedMicros: actualMicros,
      billedMicros: context.isUnlimited ? 0 : actualMicros,
    });
  }
}

async function takeBack(
  context: BillingContext,
  tx: Transaction,
  refund: Omit<Credit, 'account'>,
): Promise<void> {
  const { workspaceId, amountMicros } = refund;
  requireAmount(amountMicros);
  const entry = { ...refund, account: 'balance', kind: 'adjust', amountMicros: -amountMicros } as const;
  if (!(await store.insertEntry(tx, { ...entry, note: billingTexts.notes.refund }))) return;
  const purse = { workspaceId, account: 'balance' } as const;
  await store.movePurse(tx, purse, { balanceMicros: -amountMicros, reservedMicros: 0 });
  await context.news.changed(tx, workspaceId);
}

async function addCredit(context: BillingContext, kind: 'grant' | 'top_up', credit: Credit): Promise<void> {
  const { workspaceId, account, amountMicros } = credit;
  requireAmount(amountMicros);
  await context.db.transaction(async (tx) => {
    if (!(await context.workspaces.find(tx, workspaceId))) throw notFound();
    const isNew = await store.insertEntry(tx, { ...credit, kind });
    if (!isNew) return;
    await store.movePurse(tx, { workspaceId, account }, { balanceMicros: amountMicros, reservedMicros: 0 });
    await context.news.changed(tx, workspaceId);
  });
}

function purseOf(held: store.ReservationRow): store.Purse {
  return { workspaceId: held.workspace_id, account: held.account };
}

function entryOf(held: store.ReservationRow): Omit<store.NewEntry, 'kind' | 'amountMicros'> {
  return {
    ...purseOf(held),
    key: held.key,
    reservationKey: held.key,
    projectId: held.project_id ?? undefined,
    userId: held.user_id ?? undefined,
  };
}

async function availableIn(tx: Transaction, purse: store.Purse): Promise<number> {
  const rows = await store.readPurses(tx, purse.workspaceId);
  return rows.find((row) => row.account === purse.account)?.balance_micros ?? 0;
}

function requireAmount(amountMicros: number): void {
  if (Number.isSafeInteger(amountMicros) && amountMicros >= 0) return;
  throw new AppError({
    code: 'invalid_amount',
    detail: 'An amount is a whole number of micros, zero or more.',
  });
}
