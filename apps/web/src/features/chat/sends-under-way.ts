import type { QueryClient } from '@tanstack/react-query';

/** `refused`: whoever sent it gets the words back; they have been told why. */
export type SendResult = 'sent' | 'refused';

const underWay = new WeakMap<QueryClient, Map<string, Promise<SendResult>>>();

/** Messages are shown before the server has them: whoever changes one waits for that. */
export async function noteSend(
  cache: QueryClient,
  messageId: string,
  sending: Promise<SendResult>,
): Promise<SendResult> {
  const known = underWay.get(cache) ?? new Map<string, Promise<SendResult>>();
  underWay.set(cache, known.set(messageId, sending));
  try {
    return await sending;
  } finally {
    known.delete(messageId);
  }
}

export async function whenSent(cache: QueryClient, messageId: string): Promise<SendResult> {
  return (await underWay.get(cache)?.get(messageId)) ?? 'sent';
}
