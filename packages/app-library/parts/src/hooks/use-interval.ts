import { useEffect, useRef } from "react";

/** Calls back every so many milliseconds; not at all while they are null. */
export function useInterval(onTick: () => void, everyMs: number | null) {
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });

  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => tick.current(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
