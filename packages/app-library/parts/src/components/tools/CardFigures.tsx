import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { type LearningCard, isDue } from "@/lib/tools/card-deck";
import { words } from "@/lib/words";

export function CardFigures() {
  const [cards] = useStored<readonly LearningCard[]>("learning-deck-cards", []);
  const today = inDays(0);
  const due = cards.filter((card) => isDue(card, today)).length;
  const decks = [...new Set(cards.map(({ deck }) => deck))];
  const figures = [
    { label: words.deck, value: cards.length },
    { label: words.dueNow, value: due },
    { label: words.learned, value: cards.length - due },
  ];

  return (
    <div className="grid gap-6">
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid rounded-xl border bg-card p-5 text-card-foreground">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-heading text-3xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ChartCard title={words.learned}>
        <BarFigure
          label={words.learned}
          data={decks.map((deck) => ({
            name: deck,
            value: cards.filter((card) => card.deck === deck && !isDue(card, today)).length,
          }))}
        />
      </ChartCard>
    </div>
  );
}
