import { limits } from '@loam/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { isProjectLocked } from './model/project-lock.ts';

/** Whether the project is being changed right now. The timer runs only while it is. */
export function useProjectLock(lockedAt: string | null): boolean {
  const read = useCallback(() => isProjectLocked(lockedAt, Date.now()), [lockedAt]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!read()) return () => {};
      const timer = setInterval(() => {
        if (!read()) clearInterval(timer);
        onChange();
      }, limits.projects.lockCheckMs);
      return () => clearInterval(timer);
    },
    [read],
  );
  return useSyncExternalStore(subscribe, read);
}
