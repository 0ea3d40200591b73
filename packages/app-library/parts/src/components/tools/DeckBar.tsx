import { useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { fill } from "@/lib/fill";
import { type LearningCard, isDue } from "@/lib/tools/card-deck";
import { words } from "@/lib/words";

interface DeckBarProps {
  decks: readonly string[];
  cards: readonly LearningCard[];
  /** Empty for all of them. */
  chosen: string;
  onChoose: (deck: string) => void;
  onChange: (decks: readonly string[], cards: readonly LearningCard[]) => void;
}

export function DeckBar({ decks, cards, chosen, onChoose, onChange }: DeckBarProps) {
  const [name, setName] = useState("");
  const due = (deck: string) =>
    cards.filter((card) => (deck === "" || card.deck === deck) && isDue(card, inDays(0))).length;

  const save = (isRename: boolean) => {
    const fresh = name.trim();
    if (fresh === "" || decks.includes(fresh)) return;
    if (isRename)
      onChange(
        decks.map((deck) => (deck === chosen ? fresh : deck)),
        cards.map((card) => (card.deck === chosen ? { ...card, deck: fresh } : card)),
      );
    else onChange([...decks, fresh], cards);
    onChoose(fresh);
    setName("");
  };
  const remove = async () => {
    onChange(
      decks.filter((deck) => deck !== chosen),
      cards.filter((card) => card.deck !== chosen),
    );
    onChoose("");
  };

  return (
    <section aria-label={words.decks} className="grid gap-3">
      <ChoiceButtons
        options={["", ...decks]}
        value={chosen}
        text={(deck) => `${deck || words.allDecks} (${fill(words.dueCount, { n: due(deck) })})`}
        onChange={onChoose}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save(false);
        }}
        className="flex flex-wrap items-end gap-2"
      >
        <LabelledInput label={words.deckName} value={name} onChange={setName} isOnPage />
        <Button type="submit" variant="outline">
          {words.newDeck}
        </Button>
        {chosen !== "" && (
          <>
            <Button type="button" variant="outline" onClick={() => save(true)}>
              {words.renameDeck}
            </Button>
            <DeleteButton name={chosen} onDelete={remove} />
          </>
        )}
      </form>
    </section>
  );
}
