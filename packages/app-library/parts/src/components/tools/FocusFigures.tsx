import { type FocusRound, roundsThisWeek, roundsToday } from "@/lib/tools/focus-rounds";
import { words } from "@/lib/words";

export function FocusFigures({ rounds }: { rounds: readonly FocusRound[] }) {
  const today = roundsToday(rounds);
  const figures = [
    { label: words.today, value: String(today.length) },
    { label: words.thisWeek, value: String(roundsThisWeek(rounds)) },
    { label: words.allRounds, value: String(rounds.length) },
    { label: words.minutesToday, value: String(today.reduce((sum, { minutes }) => sum + minutes, 0)) },
  ];
  return (
    <section aria-label={words.statistics}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="grid justify-items-center rounded-xl border bg-card p-3 text-center text-card-foreground"
          >
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="order-first font-heading text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
