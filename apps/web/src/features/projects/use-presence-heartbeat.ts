import { limits } from '@loam/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { askAgain } from '../../shared/ask-again.ts';
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
          .then(() => askAgain(cache, { queryKey: projectKeys.presence(projectId) }))
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
