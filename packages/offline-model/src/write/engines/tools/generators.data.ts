import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';
import { PICK_INPUT } from './pick.data.ts';

/** Names made of syllables, picks from own lists, cards for bingo. */
export const MAKER: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  ...PICK_INPUT,
  'src/lib/tools/make-names.ts': `/** Beginnings, middles and ends; each kind draws from its own. */
const PARTS = [
  { starts: "Ae Cel Eli Fa Gal Il Lae Thal", middles: "ra li ne the ri lo", ends: "dor nia riel wen las thir mir" },
  { starts: "Bal Dur Gim Kar Thor Brun Dor Grim", middles: "a i o u", ends: "din rik gar nar lin dur bek" },
  { starts: "Gro Ur Mog Az Ruk Shag Bol Krag", middles: "a u o gu ra", ends: "gash mok nak bag zug thak dar" },
  { starts: "Al Ber Cor El Mar Ro Se Ta", middles: "a e i ri le na", ends: "ric na dan mund ra lin bert lia" },
  { starts: "Nova Lumi Vel Zen Ori Quo Pix Arc", middles: "a i o", ends: "ra ly x ta vo nix dia sol" },
];

const pick = (words: string, random: () => number) => {
  const list = words.split(" ");
  return list[Math.floor(random() * list.length)];
};

/** So many different names of a kind. */
export function makeNames(kind: number, count: number, random: () => number): readonly string[] {
  const parts = PARTS[kind % PARTS.length];
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < count * 20; tries += 1) {
    const middle = random() < 0.6 ? pick(parts.middles, random) : "";
    names.add(pick(parts.starts, random) + middle + pick(parts.ends, random));
  }
  return [...names];
}

/** So many different ones of a list, in an order of chance. */
export function drawSome(words: readonly string[], count: number, random: () => number): readonly string[] {
  return words
    .map((word) => ({ word, key: random() }))
    .sort((left, right) => left.key - right.key)
    .slice(0, count)
    .map(({ word }) => word);
}
`,
  'src/components/tools/IdeaMaker.tsx': `interface IdeaMakerProps {
  kinds: readonly string[];
  count: number;
  /** Made of syllables instead of drawn from a list. */
  makesNames: boolean;
  first: readonly string[];
}

export function IdeaMaker({ kinds, count: firstCount, makesNames, first }: IdeaMakerProps) {
  const [kind, setKind] = useState("0");
  const [count, setCount] = useState(String(firstCount));
  const [text, setText] = useStored("maker-words", first.join("\\n"));
  const [kept, setKept] = useStored<readonly string[]>("maker-kept", []);
  const own = text.split("\\n").map((line) => line.trim()).filter((line) => line !== "");
  const draw = () => {
    const wanted = Math.min(50, Math.max(1, Math.round(Number(count)) || 1));
    return makesNames ? makeNames(Number(kind), wanted, Math.random) : drawSome(own, wanted, Math.random);
  };
  const [made, setMade] = useState<readonly string[]>(draw);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.join("\\n"));
      toast.success("%tCopied%");
    } catch {
      toast.info(made.join(", "));
    }
  };

  const toggle = (one: string) => setKept(kept.includes(one) ? kept.filter((other) => other !== one) : [one, ...kept]);

  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        {kinds.length > 1 && (
          <PickInput
            label="%tKind%"
            value={kind}
            options={kinds.map((name, at) => ({ value: String(at), label: name }))}
            onChange={setKind}
          />
        )}
        <NumberInput label="%tHowMany%" value={count} step={1} onChange={setCount} />
        {!makesNames && (
          <div className="grid gap-2">
            <Label htmlFor="maker-words">%tOwnList%</Label>
            <Textarea id="maker-words" rows={8} value={text} onChange={(event) => setText(event.target.value)} />
          </div>
        )}
        <Button type="button" onClick={() => setMade(draw())}>
          <RefreshCwIcon aria-hidden="true" />
          %tGenerate%
        </Button>
        <Button type="button" variant="outline" onClick={copy}>
          <CopyIcon aria-hidden="true" />
          %tCopy%
        </Button>
      </div>
      <div className="grid gap-6">
        <MakerList title="%tResult%" items={made} kept={kept} onToggle={toggle} />
        {kept.length > 0 && <MakerList title="%tFavourites%" items={kept} kept={kept} onToggle={toggle} />}
      </div>
    </div>
  );
}

interface MakerListProps {
  title: string;
  items: readonly string[];
  kept: readonly string[];
  onToggle: (item: string) => void;
}

function MakerList({ title, items, kept, onToggle }: MakerListProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex items-center justify-between gap-3 rounded-lg border bg-card px-4 py-2 text-card-foreground">
            <span className="min-w-0 break-words">{item}</span>
            <Button
              type="button"
              size="icon-sm"
              variant="ghost"
              aria-pressed={kept.includes(item)}
              aria-label={"%tKeep%: " + item}
              onClick={() => onToggle(item)}
            >
              <StarIcon aria-hidden="true" className={cn(kept.includes(item) && "fill-current")} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
};

export const BINGO: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/make-names.ts': MAKER['src/lib/tools/make-names.ts'] ?? '',
  'src/components/tools/BingoMaker.tsx': `interface BingoMakerProps {
  size: number;
  count: number;
}

export function BingoMaker({ size, count: firstCount }: BingoMakerProps) {
  const [text, setText] = useStored("bingo-words", Array.from({ length: 75 }, (_, at) => String(at + 1)).join("\\n"));
  const [count, setCount] = useStored("bingo-count", String(firstCount));
  const [cards, setCards] = useState<readonly (readonly string[])[]>([]);
  const words = [...new Set(text.split(/[\\n,;]+/).map((word) => word.trim()).filter((word) => word !== ""))];
  const places = size * size - (size % 2);
  const isEnough = words.length >= places;

  const make = () =>
    setCards(
      Array.from({ length: Math.min(100, Math.max(1, Math.round(Number(count)) || 1)) }, () => {
        const drawn = drawSome(words, places, Math.random);
        return size % 2 === 0 ? drawn : [...drawn.slice(0, places / 2), "★", ...drawn.slice(places / 2)];
      }),
    );

  return (
    <div className="grid gap-6">
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2 print:hidden">
        <div className="grid gap-2">
          <Label htmlFor="bingo-words">{"%tBingoWords%".replace("{n}", String(words.length)).replace("{all}", String(places))}</Label>
          <Textarea id="bingo-words" rows={8} value={text} onChange={(event) => setText(event.target.value)} className="max-h-56" />
        </div>
        <div className="grid content-start gap-4">
          <NumberInput label="%tBingoCards%" value={count} step={1} onChange={setCount} />
          {!isEnough && (
            <p role="alert" className="text-sm text-destructive">
              %tBingoFew%
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="button" disabled={!isEnough} onClick={make}>
              %tGenerate%
            </Button>
            <Button type="button" variant="outline" disabled={cards.length === 0} onClick={() => window.print()}>
              <PrinterIcon aria-hidden="true" />
              %tPrint%
            </Button>
          </div>
        </div>
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {cards.map((card, at) => (
          <li key={at} className="break-inside-avoid rounded-xl border-2 border-primary bg-card p-4 text-card-foreground">
            <h3 className="mb-2 text-center font-heading text-xl font-semibold">BINGO {at + 1}</h3>
            <div className="grid gap-1" style={{ gridTemplateColumns: "repeat(" + size + ", 1fr)" }}>
              {card.map((word, place) => (
                <span key={place} className="grid aspect-square place-items-center overflow-hidden rounded border text-center text-sm break-words">
                  {word}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
`,
};

export const MAKER_WORDS: WordTable = {
  tHowMany: ['How many', 'Quantos', 'Cuántos', 'Wie viele', 'Combien'],
  tOwnList: [
    'Your list, one per line',
    'Sua lista, um por linha',
    'Tu lista, uno por línea',
    'Eigene Liste, je Zeile eins',
    'Votre liste, un par ligne',
  ],
  tFavourites: ['Favourites', 'Favoritos', 'Favoritos', 'Favoriten', 'Favoris'],
  tKeep: ['Keep', 'Guardar', 'Guardar', 'Merken', 'Garder'],
  tBingoWords: [
    'Words, one per line ({n} of at least {all})',
    'Palavras, uma por linha ({n} de pelo menos {all})',
    'Palabras, una por línea ({n} de al menos {all})',
    'Wörter, je Zeile eins ({n} von mindestens {all})',
    'Mots, un par ligne ({n} sur au moins {all})',
  ],
  tBingoCards: [
    'Number of cards',
    'Número de cartelas',
    'Número de cartones',
    'Anzahl der Karten',
    'Nombre de cartes',
  ],
  tBingoFew: [
    'There are not enough different words.',
    'Não há palavras diferentes suficientes.',
    'No hay suficientes palabras distintas.',
    'Es sind nicht genug verschiedene Wörter.',
    'Il n’y a pas assez de mots différents.',
  ],
  tIdeas: [
    'Cook something you have never cooked|Write a letter by hand|Walk a street you do not know|Draw the view from the window|Call an old friend|Learn ten words of a language|Tidy one drawer|Read a poem aloud|Plant something|Watch the sunrise',
    'Cozinhar algo novo|Escrever uma carta à mão|Andar por uma rua desconhecida|Desenhar a vista da janela|Ligar para um velho amigo|Aprender dez palavras de um idioma|Arrumar uma gaveta|Ler um poema em voz alta|Plantar algo|Ver o nascer do sol',
    'Cocinar algo nuevo|Escribir una carta a mano|Pasear por una calle desconocida|Dibujar la vista de la ventana|Llamar a un viejo amigo|Aprender diez palabras de un idioma|Ordenar un cajón|Leer un poema en voz alta|Plantar algo|Ver el amanecer',
    'Etwas Neues kochen|Einen Brief von Hand schreiben|Durch eine unbekannte Straße gehen|Den Blick aus dem Fenster zeichnen|Einen alten Freund anrufen|Zehn Wörter einer Sprache lernen|Eine Schublade aufräumen|Ein Gedicht laut lesen|Etwas pflanzen|Den Sonnenaufgang sehen',
    'Cuisiner quelque chose de nouveau|Écrire une lettre à la main|Marcher dans une rue inconnue|Dessiner la vue de la fenêtre|Appeler un vieil ami|Apprendre dix mots d’une langue|Ranger un tiroir|Lire un poème à voix haute|Planter quelque chose|Voir le lever du soleil',
  ],
};
