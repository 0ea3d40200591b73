import { formatDateTime } from "@/lib/format";
import type { FocusRound } from "@/lib/tools/focus-rounds";
import { words } from "@/lib/words";

/** The last rounds, the newest first. */
export function FocusLog({ rounds }: { rounds: readonly FocusRound[] }) {
  if (rounds.length === 0) return null;
  return (
    <section aria-label={words.toolHistory} className="grid gap-2">
      <h3 className="font-heading font-semibold">{words.toolHistory}</h3>
      <ol className="grid gap-1">
        {rounds.slice(0, 20).map(({ at, minutes }) => (
          <li
            key={at}
            className="flex justify-between gap-3 rounded-lg border bg-card px-4 py-2 text-card-foreground"
          >
            <span>{formatDateTime(at)}</span>
            <span className="tabular-nums">{minutes} min</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
