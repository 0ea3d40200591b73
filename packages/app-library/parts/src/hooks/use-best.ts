import { useEffect } from "react";
import { useStored } from "@/hooks/use-stored";

/** The best score so far, kept in this browser; a lower one changes nothing. */
export function useBest(key: string, score: number): number {
  const [best, setBest] = useStored(key, 0);
  useEffect(() => setBest((old) => Math.max(old, score)), [score, setBest]);
  return best;
}
