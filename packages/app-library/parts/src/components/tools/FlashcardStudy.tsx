import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { inDays } from "@/data/relative-days";
import { useKeyDown } from "@/hooks/use-key-down";
import { fill } from "@/lib/fill";
import { type LearningCard, isDue, nextCard } from "@/lib/tools/card-deck";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface FlashcardStudyProps {
  fields: readonly string[];
  cards: readonly LearningCard[];
  grades: readonly { label: string; days: number }[];
  onAnswer: (card: LearningCard, days: number) => void;
  onRestart: () => void;
}

export function FlashcardStudy({ fields, cards, grades, onAnswer, onRestart }: FlashcardStudyProps) {
  const [currentId, setCurrentId] = useState("");
  const [isFlipped, setIsFlipped] = useState(false);
  const today = inDays(0);
  const card =
    cards.find((one) => one.id === currentId && isDue(one, today)) ?? nextCard(cards, currentId, today);
  const known = cards.filter((one) => !isDue(one, today)).length;

  const answer = (days: number) => {
    if (!card) return;
    const rest = cards.filter(({ id }) => id !== card.id || days === 0);
    setCurrentId(nextCard(rest, card.id, today)?.id ?? "");
    setIsFlipped(false);
    onAnswer(card, days);
  };

  useKeyDown((event) => {
    if (event.key !== " " || !card) return;
    event.preventDefault();
    setIsFlipped(!isFlipped);
  });

  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <p role="status">
        {fill(words.progress, { n: known, all: cards.length })} ·{" "}
        {fill(words.dueToday, { n: cards.length - known })}
      </p>
      <Progress value={cards.length === 0 ? 0 : (known / cards.length) * 100} aria-label={words.deck} />
      {card ? (
        <>
          <button
            type="button"
            aria-label={`${words.flip}: ` + (isFlipped ? card.texts.slice(1).join(", ") : card.texts[0])}
            onClick={() => setIsFlipped(!isFlipped)}
            className={cn(
              "grid min-h-56 place-items-center gap-2 rounded-2xl border-2 border-primary p-8 text-center font-heading break-words outline-none focus-visible:ring-4 focus-visible:ring-ring",
              isFlipped ? "bg-primary text-primary-foreground" : "bg-card text-card-foreground",
            )}
          >
            {isFlipped ? (
              fields.slice(1).map((field, at) => (
                <span key={field} className={at === 0 ? "text-2xl font-semibold" : "text-lg"}>
                  {card.texts[at + 1] ?? ""}
                </span>
              ))
            ) : (
              <span className="text-3xl font-semibold">{card.texts[0]}</span>
            )}
          </button>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="outline" onClick={() => setIsFlipped(!isFlipped)}>
              {words.flip}
            </Button>
            {grades.map(({ label, days }, at) => (
              <Button
                key={label}
                variant={at === grades.length - 1 ? "default" : "outline"}
                onClick={() => answer(days)}
              >
                {label}
                {grades.length > 2 && (
                  <span className="text-xs opacity-80">{fill(words.inDays, { n: days })}</span>
                )}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="rounded-2xl border-2 border-primary bg-card p-8 text-center text-xl text-card-foreground">
          {words.nothingDue}
        </p>
      )}
      <Button variant="ghost" onClick={onRestart}>
        {words.startOver}
      </Button>
    </div>
  );
}
