import { useEffect, useRef, useState } from "react";

/** Counts down while it runs, and says when it is over. */
export function useSecondsLeft(seconds: number, isRunning: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const endsAt = Date.now() + seconds * 1000;
    const show = () => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        over.current();
      }
    };
    const timer = setInterval(show, 250);
    const first = setTimeout(show);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [seconds, isRunning]);

  return left;
}
