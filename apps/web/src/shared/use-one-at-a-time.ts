import { useRef } from 'react';

/** The second click of two comes before a button is seen to wait: it starts nothing while the first is under way. */
export function useOneAtATime(): (start: () => Promise<void>) => void {
  const isUnderWay = useRef(false);
  return (start) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void start().finally(() => {
      isUnderWay.current = false;
    });
  };
}
