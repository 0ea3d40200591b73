import { limits } from '@loam/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { projectKeys } from './keys.ts';
import { createHeartbeat } from './model/heartbeat.ts';

/** Tells the others that someone is looking at the project, while someone is. */
export function usePresenceHeartbeat(projectId: string, isEnabled: boolean): void {
  const api = useApi();
  const cache = useQueryClient();
  useEffect(() => {
    if (!isEnabled) return undefined;
    const { refreshMs: intervalMs } = limits.presence;
    const { beat } = createHeartbeat({
      intervalMs,
      send: () => {
        // A beat that is lost is made up for by the next one.
        api
          .touchPresence({ params: { projectId } })
          .then(() => readAgain(cache, projectId))
          .catch(() => {});
      },
      isVisible: () => document.visibilityState === 'visible',
      now: () => performance.now(),
    });
    beat();
    const timer = setInterval(beat, intervalMs);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [api, cache, projectId, isEnabled]);
}

// A first read that is still under way began before the beat, and invalidating would settle for its answer.
async function readAgain(cache: QueryClient, projectId: string): Promise<void> {
  const queryKey = projectKeys.presence(projectId);
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}
