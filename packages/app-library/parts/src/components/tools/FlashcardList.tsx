import { SearchXIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toast } from "@/lib/toast";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EditButton } from "@/components/common/EditButton";
import { EmptyState } from "@/components/common/EmptyState";
import { SearchInput } from "@/components/common/SearchInput";
import { Section } from "@/components/common/Section";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import { matchesText } from "@/lib/search";
import type { LearningCard } from "@/lib/tools/card-deck";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface FlashcardListProps {
  fields: readonly string[];
  decks: readonly string[];
  /** Where new cards go; empty for the first deck. */
  deck: string;
  cards: readonly LearningCard[];
  all: readonly LearningCard[];
  onChange: (cards: readonly LearningCard[]) => void;
}

export function FlashcardList({ fields, decks, deck, cards, all, onChange }: FlashcardListProps) {
  const blank = fields.map(() => "");
  const [texts, setTexts] = useState<readonly string[]>(blank);
  const [editedId, setEditedId] = useState("");
  const [query, setQuery] = useState("");
  const found = cards.filter((card) => matchesText(query, card.texts));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const filled = texts.map((text) => text.trim());
    if (filled[0] === "" || filled[1] === "") return;
    onChange(
      editedId === ""
        ? [...all, { id: crypto.randomUUID(), deck: deck || decks[0] || "", texts: filled, dueOn: inDays(0) }]
        : all.map((card) => (card.id === editedId ? { ...card, texts: filled } : card)),
    );
    toast.success(editedId === "" ? words.cardAdded : words.cardSaved);
    setTexts(blank);
    setEditedId("");
  };

  return (
    <Section title={words.deck}>
      <form
        onSubmit={save}
        className="grid items-end gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2"
      >
        {fields.map((field, at) => (
          <div key={field} className="grid gap-2">
            <Label htmlFor={"card-field-" + at}>{field}</Label>
            <Input
              id={"card-field-" + at}
              required={at < 2}
              value={texts[at] ?? ""}
              onChange={(event) =>
                setTexts(texts.map((text, other) => (other === at ? event.target.value : text)))
              }
            />
          </div>
        ))}
        <Button type="submit" className="justify-self-start">
          {editedId === "" ? words.addCard : words.save}
        </Button>
      </form>
      <SearchInput label={words.searchCards} value={query} onChange={setQuery} />
      {found.length === 0 && (
        <EmptyState icon={SearchXIcon} title={words.noCards} text={words.noResultsText} />
      )}
      <ul className="grid gap-2">
        {found.map((card) => (
          <li
            key={card.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-card px-4 py-2 text-card-foreground"
          >
            {card.texts.map((text, at) => (
              <p
                key={at}
                className={cn(
                  "min-w-24 flex-1 break-words",
                  at === 0 ? "font-medium" : "text-muted-foreground",
                )}
              >
                {text}
              </p>
            ))}
            <EditButton
              name={card.texts[0]}
              isCompact
              onClick={() => {
                setEditedId(card.id);
                setTexts(fields.map((_, at) => card.texts[at] ?? ""));
              }}
            />
            <DeleteButton
              name={card.texts[0]}
              isCompact
              onDelete={async () => onChange(all.filter(({ id }) => id !== card.id))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
