import type { ProjectId, UserId, WorkspaceId } from '@loam/contract';
import type { Transaction } from '@loam/db';
import { AppError } from '@loam/kernel';
import type { ChatContext } from './context.ts';
import { acceptHoldMicros, leastHoldMicros, turnCostMicros } from './policy.ts';
import type { Hold, MessageKey, MessageRow } from './rows.ts';

interface HoldWish {
  readonly workspaceId: WorkspaceId;
  readonly projectId: ProjectId;
  readonly userId: UserId;
  readonly key: string;
  readonly tx?: Transaction;
}

type Holding = Pick<ChatContext, 'billing'>;

/** Of an answer, over the whole installation. */
export function holdKey({ projectId, id }: MessageKey): string {
  return `turn:${projectId}:${id}`;
}

/** Of the answer again, once its first hold is over: a key that was closed holds nothing any more. */
export function nextHoldKey(key: MessageKey, unique: string): string {
  return `${holdKey(key)}:${unique}`;
}

/** The hold as it stands now, and in which workspace: a project may have moved to another one since. */
export async function standingHold(
  { billing }: Holding,
  { reservation_key: key }: Pick<MessageRow, 'reservation_key'>,
): Promise<(Hold & { readonly workspaceId: WorkspaceId }) | undefined> {
  if (key === null) return undefined;
  const [standing] = await billing.renew([key]);
  return standing;
}

/** Whoever waits or is answered keeps what is held for it, however long that takes. */
export async function renewHolds({ billing }: Holding, keys: readonly string[]): Promise<void> {
  await billing.renew(keys.flatMap((key) => [key, moreKey(key)]));
}

/** A purse with less than the usual hold gives what it has: a few credits are enough for a small change. */
export async function holdCredits(context: Holding, wish: HoldWish): Promise<Hold | undefined> {
  return reserveUpTo(context, wish, { mostMicros: acceptHoldMicros, leastMicros: leastHoldMicros });
}

/**
 * When the turn starts it may use more than was held for it in the queue, as far as the purse goes; what one more
 * message needs is left, so that people can go on writing.
 */
export async function holdMore(context: Holding, wish: HoldWish, held: Hold): Promise<number> {
  const more = await reserveUpTo(
    context,
    { ...wish, key: moreKey(held.key) },
    { mostMicros: turnCostMicros - held.amountMicros, leastMicros: 1, leftMicros: acceptHoldMicros },
  );
  return held.amountMicros + (more?.amountMicros ?? 0);
}

/** Charges what the turn cost; all that was held beyond it goes back. */
export async function settleCredits(
  context: Holding,
  tx: Transaction,
  { held, costMicros }: { readonly held: Pick<MessageRow, 'reservation_key'>; readonly costMicros: number },
): Promise<void> {
  const key = held.reservation_key;
  if (key === null) return;
  await context.billing.settle({ key, actualMicros: costMicros }, tx);
  await releaseKey(context, tx, moreKey(key));
}

export async function releaseCredits(
  context: Holding,
  tx: Transaction,
  held: Pick<MessageRow, 'reservation_key'>,
): Promise<void> {
  const key = held.reservation_key;
  if (key === null) return;
  for (const each of [key, moreKey(key)]) await releaseKey(context, tx, each);
}

interface Bounds {
  readonly mostMicros: number;
  readonly leastMicros: number;
  /** What stays in the purse when it has less than the most. */
  readonly leftMicros?: number;
}

async function reserveUpTo(
  { billing }: Holding,
  { tx, ...wish }: HoldWish,
  { mostMicros, leastMicros, leftMicros = 0 }: Bounds,
): Promise<Hold | undefined> {
  const request = { ...wish, account: 'credits' } as const;
  const first = await billing.reserve({ ...request, amountMicros: mostMicros }, tx);
  if (first.kind === 'reserved') return { key: wish.key, amountMicros: mostMicros };
  const amountMicros = first.kind === 'insufficient' ? first.availableMicros - leftMicros : 0;
  if (amountMicros < leastMicros) return undefined;
  const second = await billing.reserve({ ...request, amountMicros }, tx);
  return second.kind === 'reserved' ? { key: wish.key, amountMicros } : undefined;
}

/** Most turns never held more than at first. */
async function releaseKey({ billing }: Holding, tx: Transaction, key: string): Promise<void> {
  await billing.release({ key }, tx).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'reservation_missing') throw error;
  });
}

function moreKey(key: string): string {
  return `${key}:more`;
}
