import type { QueryClient } from '@tanstack/react-query';

/** `refused`: whoever sent it gets the words back; they have been told why. */
export type SendResult = 'sent' | 'refused';

const underWay = new WeakMap<QueryClient, Map<string, Promise<SendResult>>>();

/** A message and its answer are shown before the server has them: whoever changes one waits for that. */
export async function noteSend(
  cache: QueryClient,
  messageIds: readonly string[],
  sending: Promise<SendResult>,
): Promise<SendResult> {
  const known = underWay.get(cache) ?? new Map<string, Promise<SendResult>>();
  underWay.set(cache, known);
  for (const id of messageIds) known.set(id, sending);
  try {
    return await sending;
  } finally {
    for (const id of messageIds) known.delete(id);
  }
}

export async function whenSent(cache: QueryClient, messageId: string): Promise<SendResult> {
  return (await underWay.get(cache)?.get(messageId)) ?? 'sent';
}
