import { limits, type PresencePlace } from '@loam/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { askAgain } from '../../shared/ask-again.ts';
import { projectKeys } from './keys.ts';
import { createHeartbeat } from './model/heartbeat.ts';

/** Whoever only looks into panels on the way to another one was not there. */
const settleMs = 1000;

interface PresenceOptions {
  readonly isEnabled: boolean;
  readonly place: PresencePlace;
}

/** Tells the others that someone is looking at the project, while someone is, and where. */
export function usePresenceHeartbeat(projectId: string, { isEnabled, place }: PresenceOptions): void {
  const api = useApi();
  const cache = useQueryClient();
  const told = useRef(place);
  const { view, file } = place;
  useEffect(() => {
    const isSame = told.current.view === view && told.current.file === file;
    if (!isEnabled || isSame) return undefined;
    told.current = { view, ...(file !== undefined && { file }) };
    const timer = setTimeout(() => {
      api.touchPresence({ params: { projectId }, body: told.current }).catch(() => {});
    }, settleMs);
    return () => clearTimeout(timer);
  }, [api, projectId, isEnabled, view, file]);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const { refreshMs: intervalMs } = limits.presence;
    const { beat } = createHeartbeat({
      intervalMs,
      send: () => {
        // A beat that is lost is made up for by the next one.
        api
          .touchPresence({ params: { projectId }, body: told.current })
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
