import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { mayHaveMissed } from './model/missed-change.ts';

/** The change is told when it is decided; its files are there a moment later. */
const settleMs = 1500;

interface MissedChangeOptions {
  readonly commitSha: string | null;
  readonly loadedAtMs: RefObject<number | undefined>;
  readonly reload: () => void;
}

/** Loads the page once more when the project changed while it was loading. */
export function useMissedChange({ commitSha, loadedAtMs, reload }: MissedChangeOptions): void {
  const seenSha = useRef(commitSha);
  const onMissed = useEffectEvent(reload);
  useEffect(() => {
    if (seenSha.current === commitSha) return undefined;
    seenSha.current = commitSha;
    if (!mayHaveMissed(loadedAtMs.current, Date.now())) return undefined;
    const timer = setTimeout(() => onMissed(), settleMs);
    return () => clearTimeout(timer);
  }, [commitSha, loadedAtMs]);
}
