import { SearchXIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EditButton } from "@/components/common/EditButton";
import { EmptyState } from "@/components/common/EmptyState";
import { SearchInput } from "@/components/common/SearchInput";
import { Section } from "@/components/common/Section";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { withItem, withoutItem } from "@/lib/saved";
import { matchesText } from "@/lib/search";
import { toast } from "@/lib/toast";
import type { LearningCard } from "@/lib/tools/card-deck";
import { words } from "@/lib/words";

interface FlashcardListProps {
  fields: readonly string[];
  /** Where new cards go. */
  deck: string;
  cards: readonly LearningCard[];
  all: readonly LearningCard[];
  onChange: (cards: readonly LearningCard[]) => void;
}

export function FlashcardList({ fields, deck, cards, all, onChange }: FlashcardListProps) {
  const blank = fields.map(() => "");
  const [texts, setTexts] = useState<readonly string[]>(blank);
  const [edited, setEdited] = useState<LearningCard | null>(null);
  const [query, setQuery] = useState("");
  const found = cards.filter((card) => matchesText(query, card.texts));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const filled = texts.map((text) => text.trim());
    if (filled[0] === "" || filled[1] === "") return;
    const card = edited ?? { id: crypto.randomUUID(), deck, dueOn: inDays(0) };
    onChange(withItem(all, { ...card, texts: filled }));
    toast.success(edited ? words.cardSaved : words.cardAdded);
    setTexts(blank);
    setEdited(null);
  };
  const edit = (card: LearningCard) => {
    setEdited(card);
    setTexts(fields.map((_, at) => card.texts[at] ?? ""));
  };

  return (
    <Section title={words.deck}>
      <form
        onSubmit={save}
        className="grid items-end gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2"
      >
        {fields.map((field, at) => (
          <LabelledInput
            key={field}
            label={field}
            required={at < 2}
            value={texts[at] ?? ""}
            onChange={(text) => setTexts(texts.with(at, text))}
          />
        ))}
        <Button type="submit" className="justify-self-start">
          {edited ? words.save : words.addCard}
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
                className="min-w-24 flex-1 break-words not-first:text-muted-foreground first:font-medium"
              >
                {text}
              </p>
            ))}
            <EditButton name={card.texts[0]} isCompact onClick={() => edit(card)} />
            <DeleteButton
              name={card.texts[0]}
              isCompact
              onDelete={async () => onChange(withoutItem(all, card))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
