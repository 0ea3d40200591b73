import { useEffect, useEffectEvent, useRef } from 'react';

/** A page that speaks to us tells when it is whole; nobody waits longer for it. */
const patienceMs = 10_000;
/** A page without our script says nothing at all: an answer of another server, or an error of the browser. */
const silenceMs = 1500;

/** Ends the wait for a page that never says that it is whole. */
export function useWholeInTime(isWhole: boolean, onWhole: () => void) {
  const isConnected = useRef(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useEffectEvent(onWhole);
  useEffect(() => {
    if (isWhole) return undefined;
    isConnected.current = false;
    const timer = setTimeout(() => end(), patienceMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(silence.current);
    };
  }, [isWhole]);
  return {
    connected: () => void (isConnected.current = true),
    loaded: () => {
      clearTimeout(silence.current);
      silence.current = setTimeout(() => {
        if (!isConnected.current) onWhole();
      }, silenceMs);
    },
  };
}
