import { useEffect, useState } from "react";

/** Runs from the first key for so many seconds. */
export function useTypingClock(seconds: number) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const elapsed = startedAt === null ? 0 : Math.min(seconds * 1000, Math.max(0, now - startedAt));
  const isOver = elapsed >= seconds * 1000;

  useEffect(() => {
    if (startedAt === null || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt, isOver]);

  return {
    elapsed,
    isOver,
    isRunning: startedAt !== null && !isOver,
    begin: () => {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    reset: () => setStartedAt(null),
  };
}
