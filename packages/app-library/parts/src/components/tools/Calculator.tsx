import type { ReactNode } from "react";
import { ResultList } from "@/components/tools/ResultList";
import { ToolCard } from "@/components/tools/ToolCard";

interface CalculatorProps {
  /** Null while something is missing. */
  results: readonly { label: string; value: string }[] | null;
  /** What is said then. */
  problem?: string;
  children: ReactNode;
}

/** What is entered, and beside it what comes out. */
export function Calculator({ results, problem, children }: CalculatorProps) {
  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <ToolCard className="gap-5 p-6">{children}</ToolCard>
      <ResultList results={results} problem={problem} />
    </div>
  );
}
