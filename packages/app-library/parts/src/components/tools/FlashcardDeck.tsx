import { useState } from "react";
import { DeckBar } from "@/components/tools/DeckBar";
import { FlashcardList } from "@/components/tools/FlashcardList";
import { FlashcardStudy } from "@/components/tools/FlashcardStudy";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import type { LearningCard } from "@/lib/tools/card-deck";

interface FlashcardDeckProps {
  fields: readonly string[];
  decks: readonly string[];
  first: readonly (readonly string[])[];
  /** What one can answer, and after how many days the card comes back. */
  grades: readonly { label: string; days: number }[];
  /** The page to study on, or the one with the list. */
  part: "study" | "list";
}

export function FlashcardDeck({ fields, decks: firstDecks, first, grades, part }: FlashcardDeckProps) {
  const [decks, setDecks] = useStored<readonly string[]>("learning-decks", firstDecks);
  const [cards, setCards] = useStored<readonly LearningCard[]>(
    "learning-deck-cards",
    first.map((texts, index) => ({
      id: "card-" + (index + 1),
      deck: firstDecks[index % firstDecks.length],
      texts,
      dueOn: inDays(0),
    })),
  );
  const [deck, setDeck] = useState("");
  const shown = deck === "" ? cards : cards.filter((card) => card.deck === deck);
  const moveTo = (moved: readonly LearningCard[], days: number) =>
    setCards(cards.map((card) => (moved.includes(card) ? { ...card, dueOn: inDays(days) } : card)));

  return (
    <div className="grid gap-8">
      <DeckBar
        decks={decks}
        cards={cards}
        chosen={deck}
        onChoose={setDeck}
        onChange={(nextDecks, nextCards) => {
          setDecks(nextDecks);
          setCards(nextCards);
        }}
      />
      {part === "study" ? (
        <FlashcardStudy
          key={deck}
          fields={fields}
          cards={shown}
          grades={grades}
          onAnswer={(card, days) => moveTo([card], days)}
          onRestart={() => moveTo(shown, 0)}
        />
      ) : (
        <FlashcardList
          fields={fields}
          deck={deck || decks[0] || ""}
          cards={shown}
          all={cards}
          onChange={setCards}
        />
      )}
    </div>
  );
}
