import type { CloudSource, ServedCloud } from '@loam/cloud/gateway';
import { errorMessage } from '@loam/kernel';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext } from './context.ts';
import { claimIdle, listIdle } from './idle-store.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { CloudRecords, KnownCloud } from './records.ts';

/** A request waits so long for its cloud to wake; after that its caller is asked to come again. */
const wakeWaitMs = 10_000;

/** Pauses what nobody used for as long as the operator says. Clouds with scheduled jobs are in use. */
export async function pauseIdle(context: CloudContext, signal: AbortSignal): Promise<void> {
  const { db, store, databases, logger, config } = context;
  const idleMs = config.cloudIdleMs;
  if (idleMs === undefined || !databases?.marks) return;
  const idle = await listIdle(db, idleMs);
  if (idle.length === 0) return;
  const working = new Set((await databases.marks()).map(({ ref }) => ref));
  for (const { ref } of idle) {
    if (signal.aborted) return;
    if (working.has(ref)) continue;
    const begun = await claimIdle(db, ref, idleMs);
    if (!begun) continue;
    await store.endChange(db, { ref, changedAt: begun.changed_at, to: 'INACTIVE' });
    logger.info({ ref }, 'a cloud that nobody used is paused');
  }
}

/** What the gateway asks: a cloud that paused itself is woken by whoever comes. */
export function createWakingSource(
  { logger }: Pick<CloudContext, 'logger'>,
  records: Pick<CloudRecords, 'find' | 'forget'>,
  { wakeByUse, waitMs = wakeWaitMs }: Pick<Lifecycle, 'wakeByUse'> & { readonly waitMs?: number },
): CloudSource {
  const waking = new Map<string, Promise<void>>();
  const wake = (ref: string): Promise<void> => {
    const running = waking.get(ref);
    if (running) return running;
    const started = wakeByUse(ref).finally(() => {
      waking.delete(ref);
      // The news of it may be under way still.
      records.forget(ref);
    });
    waking.set(ref, started);
    return started;
  };
  return {
    async find(ref) {
      const cloud = await records.find(ref);
      if (cloud?.state !== 'asleep') return servedOf(cloud);
      const giveUp = new AbortController();
      try {
        await Promise.race([wake(ref), wait(waitMs, undefined, { signal: giveUp.signal, ref: false })]);
      } catch (error) {
        // A person took it over, or its database does not answer: what it is now is told below.
        if (!(error instanceof ApiError)) throw error;
        logger.warn({ ref, error: errorMessage(error) }, 'a cloud could not be woken');
        if (error.code === 'unavailable') return { ref, state: 'unhealthy' };
      } finally {
        giveUp.abort();
      }
      return servedOf(await records.find(ref));
    },
  };
}

function servedOf(cloud: KnownCloud | undefined): ServedCloud | undefined {
  if (!cloud) return undefined;
  return { ref: cloud.ref, state: cloud.state === 'asleep' ? 'starting' : cloud.state };
}
