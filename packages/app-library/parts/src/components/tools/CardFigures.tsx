import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { FigureList } from "@/components/tools/FigureList";
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
  const data = decks.map((deck) => ({
    name: deck,
    value: cards.filter((card) => card.deck === deck && !isDue(card, today)).length,
  }));

  return (
    <div className="grid gap-6">
      <FigureList figures={figures} className="grid-cols-3 sm:grid-cols-3" />
      <ChartCard title={words.learned}>
        <BarFigure label={words.learned} data={data} />
      </ChartCard>
    </div>
  );
}
