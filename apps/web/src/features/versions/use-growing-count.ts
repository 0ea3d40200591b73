import { limits } from '@loam/contract';
import { useEffect, useState } from 'react';

const { firstFiles, moreFiles, moreFilesEveryMs } = limits.diff;

/** A few at once, then more in small steps: the first file can be read before the last one is drawn. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState<number>(firstFiles);
  const isDone = count >= total;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => setCount((known) => known + moreFiles), moreFilesEveryMs);
    return () => clearInterval(timer);
  }, [isDone]);
  return Math.min(count, total);
}
