import type { Endpoint } from '@loam/contract';
import { errorMessage, type Logger, retry } from '@loam/kernel';
import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { UncheckedCall } from './bind.ts';

export interface StoredAnswer {
  readonly request_hash: string;
  readonly status: number | null;
  readonly body: string | null;
}

export interface IdempotencyStore {
  /** Claims the key, or returns what is stored under it. */
  claim(actor: string, key: string, requestHash: string): Promise<StoredAnswer | undefined>;
  complete(actor: string, key: string, answer: { status: number; body: string }): Promise<void>;
  release(actor: string, key: string): Promise<void>;
}

interface Idempotent {
  readonly call: UncheckedCall;
  readonly endpoint: Endpoint;
  run(): Promise<Response>;
}

/** The same key and request get the stored answer; a failure of the work releases the key so that a retry can succeed. */
export async function withIdempotency(
  { idempotency: store, logger }: { readonly idempotency: IdempotencyStore; readonly logger: Logger },
  work: Idempotent,
): Promise<Response> {
  const key = work.call.request.headers.get('idempotency-key');
  if (!key) return work.run();
  if (key.length > 200)
    throw new ApiError('invalid_input', 'The Idempotency-Key is longer than 200 characters.');
  const actor = work.call.actor.kind === 'user' ? work.call.actor.userId : `address:${work.call.address}`;
  const requestHash = hashRequest(work);
  const stored = await store.claim(actor, key, requestHash);
  if (stored) return replay(stored, requestHash);
  const response = await work.run().catch(async (error: unknown) => {
    await store.release(actor, key);
    throw error;
  });
  const answer = { status: response.status, body: await response.clone().text() };
  const save = () => store.complete(actor, key, answer);
  await save().catch((error: unknown) => {
    logger.warn({ error: errorMessage(error) }, 'the answer to an idempotency key was not kept yet');
    void keepTrying(save, logger);
  });
  return response;
}

/** The work is done, so the key is not given back: until its answer is kept, a repetition is told to wait. */
async function keepTrying(save: () => Promise<void>, logger: Logger): Promise<void> {
  try {
    await retry(save, { attempts: 30, firstDelayMs: 100, maxDelayMs: 5000 });
  } catch (error) {
    logger.error({ error: errorMessage(error) }, 'the answer to an idempotency key was lost');
  }
}

function replay(stored: StoredAnswer, requestHash: string): Response {
  if (stored.request_hash !== requestHash) {
    throw new ApiError(
      'idempotency_conflict',
      'This Idempotency-Key was already used for a different request.',
    );
  }
  if (stored.status === null) {
    throw new ApiError('conflict', 'The first request with this Idempotency-Key is still running.', {
      retryAfterSeconds: 1,
    });
  }
  return new Response(stored.status === 204 ? null : stored.body, {
    status: stored.status,
    headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
  });
}

function hashRequest({ call, endpoint }: Idempotent): string {
  const text = JSON.stringify([endpoint.method, endpoint.path, call.params, call.query, call.body ?? null]);
  return createHash('sha256').update(text).digest('base64url');
}
