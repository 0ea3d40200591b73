import type { ChatMessage } from '@loam/contract';
import type { Queries } from '@loam/db';
import { AppError } from '@loam/kernel';
import type { ChatContext } from './context.ts';
import type { MessageKey } from './rows.ts';
import { wireMessage } from './wire.ts';

type Announcing = Pick<ChatContext, 'store' | 'live' | 'uploads'>;

export async function announceCreated(
  context: Announcing,
  queries: Queries,
  keys: readonly MessageKey[],
): Promise<void> {
  for (const key of keys) await context.live.created(queries, await messageAt(context, queries, key));
}

export async function announceUpdated(
  context: Announcing,
  queries: Queries,
  keys: readonly MessageKey[],
): Promise<void> {
  for (const key of keys) await context.live.updated(queries, await messageAt(context, queries, key));
}

async function messageAt(
  { store, uploads }: Announcing,
  queries: Queries,
  key: MessageKey,
): Promise<ChatMessage> {
  const row = await store.find(queries, key);
  if (!row) throw new AppError({ code: 'row_missing', detail: 'A message that must exist was not found.' });
  return wireMessage(row, uploads);
}
