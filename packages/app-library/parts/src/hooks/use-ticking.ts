import { useEffect, useState } from "react";

/** Milliseconds that have run since the start, without those paused; exact also when the tab slept. */
export function useTicking() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [before, setBefore] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = startedAt !== null;

  useEffect(() => {
    if (startedAt === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt]);

  const elapsed = before + (startedAt === null ? 0 : Math.max(0, now - startedAt));

  return {
    elapsed,
    isRunning,
    start: () => {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    pause: () => {
      setBefore(elapsed);
      setStartedAt(null);
    },
    reset: () => {
      setBefore(0);
      setStartedAt(null);
    },
  };
}
