import type { WordTable } from '../../blocks/block-words.ts';

/** Decks of cards with fields of their own; each answer says when the card comes back. */
export const FLASHCARDS: Readonly<Record<string, string>> = {
  'src/lib/tools/card-deck.ts': `export interface LearningCard {
  id: string;
  deck: string;
  /** One text for each field; the first is the front. */
  texts: readonly string[];
  /** The day it comes back, "2030-01-31". */
  dueOn: string;
}

export function isDue({ dueOn }: LearningCard, today: string): boolean {
  return dueOn <= today;
}

/** The due card after this one, from the beginning again at the end. */
export function nextCard(cards: readonly LearningCard[], currentId: string, today: string): LearningCard | undefined {
  const at = cards.findIndex(({ id }) => id === currentId);
  return [...cards.slice(at + 1), ...cards.slice(0, at + 1)].find((card) => isDue(card, today));
}
`,
  'src/components/tools/FlashcardDeck.tsx': `interface FlashcardDeckProps {
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

  return (
    <div className="grid gap-8">
      <DeckBar decks={decks} cards={cards} chosen={deck} onChoose={setDeck} onChange={setDecks} onCardsChange={setCards} />
      {part === "study" ? (
        <FlashcardStudy
          key={deck}
          fields={fields}
          cards={shown}
          grades={grades}
          onAnswer={(id, days) =>
            setCards(cards.map((card) => (card.id === id ? { ...card, dueOn: inDays(days) } : card)))
          }
          onRestart={() => setCards(cards.map((card) => (shown.includes(card) ? { ...card, dueOn: inDays(0) } : card)))}
        />
      ) : (
        <FlashcardList fields={fields} decks={decks} deck={deck} cards={shown} all={cards} onChange={setCards} />
      )}
    </div>
  );
}
`,
  'src/components/tools/DeckBar.tsx': `interface DeckBarProps {
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
    if (isRename) onCardsChange(cards.map((card) => (card.deck === chosen ? { ...card, deck: fresh } : card)));
    onChoose(fresh);
    setName("");
  };

  return (
    <section aria-label="%tDecks%" className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {["", ...decks].map((deck) => (
          <Button key={deck} type="button" variant={chosen === deck ? "default" : "outline"} aria-pressed={chosen === deck} onClick={() => onChoose(deck)}>
            {deck || "%tAllDecks%"} ({"%tDueCount%".replace("{n}", String(due(deck)))})
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
          <Label htmlFor="deck-name">%tDeckName%</Label>
          <Input id="deck-name" value={name} onChange={(event) => setName(event.target.value)} className="bg-card text-card-foreground dark:bg-card" />
        </div>
        <Button type="submit" variant="outline">
          %tNewDeck%
        </Button>
        {chosen !== "" && (
          <>
            <Button type="button" variant="outline" onClick={() => save(true)}>
              %tRenameDeck%
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
`,
  'src/components/tools/FlashcardStudy.tsx': `interface FlashcardStudyProps {
  fields: readonly string[];
  cards: readonly LearningCard[];
  grades: readonly { label: string; days: number }[];
  onAnswer: (id: string, days: number) => void;
  onRestart: () => void;
}

export function FlashcardStudy({ fields, cards, grades, onAnswer, onRestart }: FlashcardStudyProps) {
  const [currentId, setCurrentId] = useState("");
  const [isFlipped, setIsFlipped] = useState(false);
  const today = inDays(0);
  const card = cards.find((one) => one.id === currentId && isDue(one, today)) ?? nextCard(cards, currentId, today);
  const known = cards.filter((one) => !isDue(one, today)).length;

  const answer = (days: number) => {
    if (!card) return;
    const rest = cards.filter(({ id }) => id !== card.id || days === 0);
    setCurrentId(nextCard(rest, card.id, today)?.id ?? "");
    setIsFlipped(false);
    onAnswer(card.id, days);
  };

  useKeyDown((event) => {
    if (event.key !== " " || !card) return;
    event.preventDefault();
    setIsFlipped(!isFlipped);
  });

  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <p role="status">
        {"%tProgress%".replace("{n}", String(known)).replace("{all}", String(cards.length))} ·{" "}
        {"%tDueToday%".replace("{n}", String(cards.length - known))}
      </p>
      <Progress value={cards.length === 0 ? 0 : (known / cards.length) * 100} aria-label="%tDeck%" />
      {card ? (
        <>
          <button
            type="button"
            aria-label={"%tFlip%: " + (isFlipped ? card.texts.slice(1).join(", ") : card.texts[0])}
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
            <Button type="button" variant="outline" onClick={() => setIsFlipped(!isFlipped)}>
              %tFlip%
            </Button>
            {grades.map(({ label, days }, at) => (
              <Button key={label} type="button" variant={at === grades.length - 1 ? "default" : "outline"} onClick={() => answer(days)}>
                {label}
                {grades.length > 2 && <span className="text-xs opacity-80">{"%tInDays%".replace("{n}", String(days))}</span>}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="rounded-2xl border-2 border-primary bg-card p-8 text-center text-xl text-card-foreground">%tNothingDue%</p>
      )}
      <Button type="button" variant="ghost" onClick={onRestart}>
        %tStartOver%
      </Button>
    </div>
  );
}
`,
  'src/components/tools/FlashcardList.tsx': `interface FlashcardListProps {
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
    toast.success(editedId === "" ? "%tCardAdded%" : "%tCardSaved%");
    setTexts(blank);
    setEditedId("");
  };

  return (
    <Section title="%tDeck%">
      <form onSubmit={save} className="grid items-end gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
        {fields.map((field, at) => (
          <div key={field} className="grid gap-2">
            <Label htmlFor={"card-field-" + at}>{field}</Label>
            <Input
              id={"card-field-" + at}
              required={at < 2}
              value={texts[at] ?? ""}
              onChange={(event) => setTexts(texts.map((text, other) => (other === at ? event.target.value : text)))}
            />
          </div>
        ))}
        <Button type="submit" className="justify-self-start">
          {editedId === "" ? "%tAddCard%" : "%save%"}
        </Button>
      </form>
      <SearchInput label="%tSearchCards%" value={query} onChange={setQuery} />
      {found.length === 0 && <EmptyState icon={SearchXIcon} title="%tNoCards%" text="%noResultsText%" />}
      <ul className="grid gap-2">
        {found.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-card px-4 py-2 text-card-foreground">
            {card.texts.map((text, at) => (
              <p key={at} className={cn("min-w-24 flex-1 break-words", at === 0 ? "font-medium" : "text-muted-foreground")}>
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
`,
};

export const CARD_FIGURES: Readonly<Record<string, string>> = {
  'src/lib/tools/card-deck.ts': FLASHCARDS['src/lib/tools/card-deck.ts'] ?? '',
  'src/components/tools/CardFigures.tsx': `export function CardFigures() {
  const [cards] = useStored<readonly LearningCard[]>("learning-deck-cards", []);
  const today = inDays(0);
  const due = cards.filter((card) => isDue(card, today)).length;
  const decks = [...new Set(cards.map(({ deck }) => deck))];
  const figures = [
    { label: "%tDeck%", value: cards.length },
    { label: "%tDueNow%", value: due },
    { label: "%tLearned%", value: cards.length - due },
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
      <ChartCard title="%tLearned%">
        <BarFigure
          label="%tLearned%"
          data={decks.map((deck) => ({
            name: deck,
            value: cards.filter((card) => card.deck === deck && !isDue(card, today)).length,
          }))}
        />
      </ChartCard>
    </div>
  );
}
`,
};

export const FLASHCARD_WORDS: WordTable = {
  tDecks: ['Decks', 'Baralhos', 'Mazos', 'Stapel', 'Paquets'],
  tAllDecks: ['All decks', 'Todos os baralhos', 'Todos los mazos', 'Alle Stapel', 'Tous les paquets'],
  tDeckName: ['Name of the deck', 'Nome do baralho', 'Nombre del mazo', 'Name des Stapels', 'Nom du paquet'],
  tNewDeck: ['New deck', 'Novo baralho', 'Nuevo mazo', 'Neuer Stapel', 'Nouveau paquet'],
  tRenameDeck: [
    'Rename deck',
    'Renomear baralho',
    'Renombrar mazo',
    'Stapel umbenennen',
    'Renommer le paquet',
  ],
  tDueCount: ['{n} due', '{n} pendentes', '{n} pendientes', '{n} fällig', '{n} à revoir'],
  tDueToday: [
    '{n} due today',
    '{n} para hoje',
    '{n} para hoy',
    '{n} heute fällig',
    '{n} à revoir aujourd’hui',
  ],
  tInDays: ['{n} d', '{n} d', '{n} d', '{n} T', '{n} j'],
  tNothingDue: [
    'Nothing is due. You know them all for today!',
    'Nada pendente. Você sabe todos por hoje!',
    'Nada pendiente. ¡Por hoy ya las sabes todas!',
    'Nichts fällig. Für heute kannst du alle!',
    'Rien à revoir. Vous les savez toutes pour aujourd’hui !',
  ],
  tCardSaved: ['Card saved', 'Cartão salvo', 'Tarjeta guardada', 'Karte gespeichert', 'Carte enregistrée'],
  tSearchCards: ['Search cards', 'Buscar cartões', 'Buscar tarjetas', 'Karten suchen', 'Chercher des cartes'],
  tNoCards: ['No cards found', 'Nenhum cartão', 'Ninguna tarjeta', 'Keine Karten gefunden', 'Aucune carte'],
  tDueNow: ['Due today', 'Para hoje', 'Para hoy', 'Heute fällig', 'À revoir aujourd’hui'],
  tLearned: ['Learned', 'Aprendidos', 'Aprendidas', 'Gelernt', 'Apprises'],
  tFirstDecks: ['Basics|Travel', 'Básico|Viagem', 'Básico|Viaje', 'Grundlagen|Reise', 'Bases|Voyage'],
};
