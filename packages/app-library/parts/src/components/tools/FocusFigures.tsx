import { FigureList } from "@/components/tools/FigureList";
import { type FocusRound, roundsThisWeek, roundsToday } from "@/lib/tools/focus-rounds";
import { words } from "@/lib/words";

export function FocusFigures({ rounds }: { rounds: readonly FocusRound[] }) {
  const today = roundsToday(rounds);
  return (
    <section aria-label={words.statistics}>
      <FigureList
        figures={[
          { label: words.today, value: today.length },
          { label: words.thisWeek, value: roundsThisWeek(rounds) },
          { label: words.allRounds, value: rounds.length },
          { label: words.minutesToday, value: today.reduce((sum, { minutes }) => sum + minutes, 0) },
        ]}
      />
    </section>
  );
}
