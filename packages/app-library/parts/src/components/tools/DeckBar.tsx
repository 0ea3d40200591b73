import { useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import { type LearningCard, isDue } from "@/lib/tools/card-deck";
import { words } from "@/lib/words";

interface DeckBarProps {
  decks: readonly string[];
  cards: readonly LearningCard[];
  /** Empty for all of them. */
  chosen: string;
  onChoose: (deck: string) => void;
  onChange: (decks: readonly string[]) => void;
  onCardsChange: (cards: readonly LearningCard[]) => void;
}

export function DeckBar({ decks, cards, chosen, onChoose, onChange, onCardsChange }: DeckBarProps) {
  const [name, setName] = useState("");
  const due = (deck: string) =>
    cards.filter((card) => (deck === "" || card.deck === deck) && isDue(card, inDays(0))).length;

  const save = (isRename: boolean) => {
    const fresh = name.trim();
    if (fresh === "" || decks.includes(fresh)) return;
    onChange(isRename ? decks.map((deck) => (deck === chosen ? fresh : deck)) : [...decks, fresh]);
    if (isRename)
      onCardsChange(cards.map((card) => (card.deck === chosen ? { ...card, deck: fresh } : card)));
    onChoose(fresh);
    setName("");
  };

  return (
    <section aria-label={words.decks} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {["", ...decks].map((deck) => (
          <Button
            key={deck}
            type="button"
            variant={chosen === deck ? "default" : "outline"}
            aria-pressed={chosen === deck}
            onClick={() => onChoose(deck)}
          >
            {deck || words.allDecks} ({words.dueCount.replace("{n}", String(due(deck)))})
          </Button>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save(false);
        }}
        className="flex flex-wrap items-end gap-2"
      >
        <div className="grid gap-1.5">
          <Label htmlFor="deck-name">{words.deckName}</Label>
          <Input
            id="deck-name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <Button type="submit" variant="outline">
          {words.newDeck}
        </Button>
        {chosen !== "" && (
          <>
            <Button type="button" variant="outline" onClick={() => save(true)}>
              {words.renameDeck}
            </Button>
            <DeleteButton
              name={chosen}
              onDelete={async () => {
                onChange(decks.filter((deck) => deck !== chosen));
                onCardsChange(cards.filter((card) => card.deck !== chosen));
                onChoose("");
              }}
            />
          </>
        )}
      </form>
    </section>
  );
}
