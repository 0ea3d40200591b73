import { errorMessage } from '@loam/kernel';
import type { JobsOptions } from '../ports.ts';
import type { NetStore, QueuedRequest } from './net-store.ts';
import { sendQueuedRequest } from './send-request.ts';

export interface NetWorker {
  /** Sends what waits; resolves when all of it is on its way. Not to be called before the last one ended. */
  work(): Promise<void>;
  settled(): Promise<void>;
}

export interface NetWorkerOptions extends Pick<JobsOptions, 'clock' | 'logger'> {
  readonly ref: string;
  readonly store: NetStore;
  readonly outbound: ReturnType<JobsOptions['outboundOf']>;
  readonly signal: AbortSignal;
}

/** Requests of one cloud that are on their way at once. */
const maxInFlight = 10;
/** A mark that is taken away too soon has to be written again with the next request. */
const restAfterMs = 10_000;

/** Sends the requests of one cloud. */
export function createNetWorker(options: NetWorkerOptions): NetWorker {
  const { store, clock, signal } = options;
  const inFlight = new Set<Promise<void>>();
  let usedAt = clock.now().getTime();

  const send = (request: QueuedRequest) => {
    const sent = sendAndAnswer(options, request).finally(() => inFlight.delete(sent));
    inFlight.add(sent);
  };
  const drain = async () => {
    while (!signal.aborted) {
      const taken = await store.take(maxInFlight - inFlight.size);
      if (taken.length > 0) usedAt = clock.now().getTime();
      for (const request of taken) send(request);
      if (inFlight.size === 0) break;
      if (taken.length === 0 && inFlight.size < maxInFlight) return;
      // All places are taken: one is free when the first has its answer.
      if (inFlight.size >= maxInFlight) await Promise.race(inFlight);
    }
    if (!signal.aborted && clock.now().getTime() - usedAt >= restAfterMs) await store.rest();
  };
  return {
    work: drain,
    async settled() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}

async function sendAndAnswer(
  { ref, store, outbound, logger, signal }: NetWorkerOptions,
  request: QueuedRequest,
): Promise<void> {
  try {
    await store.answer(await sendQueuedRequest(outbound, request, signal));
  } catch (error) {
    logger.warn({ ref, error: errorMessage(error) }, 'the answer to a request of a database was lost');
  }
}
