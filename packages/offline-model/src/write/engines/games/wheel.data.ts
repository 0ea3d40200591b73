import type { WordTable } from '../../blocks/block-words.ts';

/** A wheel that picks one of the names. */
export const WHEEL: Readonly<Record<string, string>> = {
  'src/lib/games/wheel-geometry.ts': `/** The outline of one of so many equal slices of a circle of radius 100 around the origin; the first begins at the top. */
export function slicePath(index: number, count: number): string {
  const [from, to] = [pointAt(index / count), pointAt((index + 1) / count)];
  const isLarge = count === 1 || 1 / count > 0.5 ? 1 : 0;
  return \`M0 0 L\${from} A100 100 0 \${isLarge} 1 \${to} Z\`;
}

/** How far the wheel turns, from where it stands, until the slice's middle is at the top. */
export function turnTo(current: number, index: number, count: number): number {
  const middle = ((index + 0.5) / count) * 360;
  const rest = (((-middle - current) % 360) + 360) % 360;
  return current + 5 * 360 + rest;
}

/** Those still to be picked; a name that stands twice is picked twice. */
export function withoutPicked(entries: readonly string[], picked: readonly string[]): readonly string[] {
  const left = [...entries];
  for (const name of picked) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function sliceAngle(index: number, count: number): number {
  return ((index + 0.5) / count) * 360 - 90;
}

function pointAt(share: number): string {
  const angle = (share * 360 - 90) * (Math.PI / 180);
  return \`\${(100 * Math.cos(angle)).toFixed(3)} \${(100 * Math.sin(angle)).toFixed(3)}\`;
}
`,
  'src/components/games/FortuneWheel.tsx': `const SPIN_MS = 3000;

interface FortuneWheelProps {
  first: readonly string[];
  /** Who was picked leaves the wheel, until all had their turn. */
  takesOut: boolean;
}

export function FortuneWheel({ first, takesOut }: FortuneWheelProps) {
  const [entries, setEntries] = useStored<readonly string[]>("wheel-entries", first);
  const [past, setPast] = useStored<readonly string[]>("wheel-past", []);
  const [isTaking, setIsTaking] = useStored("wheel-takes-out", takesOut);
  const [angle, setAngle] = useState(0);
  const [isSpinning, setIsSpinning] = useState(false);
  const [winner, setWinner] = useState("");
  const left = isTaking ? withoutPicked(entries, past) : entries;
  const isAllDone = isTaking && entries.length > 0 && left.length === 0;
  const shown = isAllDone ? entries : left;

  const spin = () => {
    const index = Math.floor(Math.random() * left.length);
    setWinner("");
    setIsSpinning(true);
    setAngle(turnTo(angle, index, left.length));
    setTimeout(() => {
      setIsSpinning(false);
      setWinner(left[index]);
      setPast((old) => [left[index], ...old].slice(0, isTaking ? 500 : 8));
    }, SPIN_MS);
  };

  const reset = () => {
    setPast([]);
    setWinner("");
  };

  return (
    <div className="mx-auto grid w-full max-w-4xl items-start gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid justify-items-center gap-5">
        <WheelPicture entries={shown} angle={angle} />
        <Button type="button" size="lg" disabled={isSpinning || left.length === 0 || entries.length < 2} onClick={spin}>
          %gSpin%
        </Button>
        <p role="status" className="min-h-8 text-center font-heading text-2xl font-semibold">
          {isSpinning && "%gSpinning%"}
          {winner && "%gWinner%".replace("{name}", winner)}
          {entries.length < 2 && "%gWheelFew%"}
        </p>
        {isAllDone && !isSpinning && <p>%gAllPicked%</p>}
      </div>
      <div className="grid gap-6">
        <FilterSwitch label="%gTakeOut%" checked={isTaking} onChange={setIsTaking} />
        <WheelEntries entries={entries} isLocked={isSpinning} onChange={setEntries} />
        {past.length > 0 && (
          <section aria-label="%gPast%" className="grid gap-2">
            <h3 className="font-heading font-semibold">
              {"%gPast%"} ({past.length})
            </h3>
            <ol className="flex flex-wrap gap-2">
              {past.map((name, index) => (
                <li key={index}>
                  <Badge variant="secondary">{name}</Badge>
                </li>
              ))}
            </ol>
            <Button type="button" variant="outline" disabled={isSpinning} onClick={reset}>
              %gPutBack%
            </Button>
          </section>
        )}
      </div>
    </div>
  );
}
`,
  'src/components/games/WheelPicture.tsx': `const SLICES = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)", "var(--chart-5)"];
const LETTERS = [
  "var(--chart-1-foreground)",
  "var(--chart-2-foreground)",
  "var(--chart-3-foreground)",
  "var(--chart-4-foreground)",
  "var(--chart-5-foreground)",
];

interface WheelPictureProps {
  entries: readonly string[];
  angle: number;
}

export function WheelPicture({ entries, angle }: WheelPictureProps) {
  const count = entries.length;
  return (
    <svg viewBox="-112 -116 224 228" aria-hidden="true" className="w-full max-w-md">
      <g
        className="transition-transform duration-[3000ms] ease-out motion-reduce:duration-0"
        style={{ transform: \`rotate(\${angle}deg)\` }}
      >
        <circle r="104" fill="var(--primary)" />
        {entries.map((entry, index) => {
          const colour = index % SLICES.length === 0 && index === count - 1 && index > 0 ? 1 : index % SLICES.length;
          return (
            <g key={index}>
              <path d={count === 1 ? "M-100 0 A100 100 0 1 1 100 0 A100 100 0 1 1 -100 0" : slicePath(index, count)} fill={SLICES[colour]} />
              <text
                transform={\`rotate(\${sliceAngle(index, count)}) translate(92 0)\`}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={count > 12 ? 7 : 10}
                fontWeight={600}
                fill={LETTERS[colour]}
              >
                {entry.length > 14 ? entry.slice(0, 13) + "…" : entry}
              </text>
            </g>
          );
        })}
        <circle r="12" fill="var(--card)" stroke="var(--primary)" strokeWidth="4" />
      </g>
      <path d="M-9 -114 L9 -114 L0 -92 Z" fill="var(--foreground)" stroke="var(--background)" strokeWidth="2" />
    </svg>
  );
}
`,
  'src/components/games/WheelEntries.tsx': `interface WheelEntriesProps {
  entries: readonly string[];
  isLocked: boolean;
  onChange: (entries: readonly string[]) => void;
}

export function WheelEntries({ entries, isLocked, onChange }: WheelEntriesProps) {
  const [text, setText] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    const names = text.split(/[\\n,;]+/).map((name) => name.trim()).filter((name) => name !== "");
    if (names.length === 0) return;
    onChange([...entries, ...names]);
    setText("");
  };

  return (
    <section aria-label="%gEntries%" className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading font-semibold">
        {"%gEntries%"} ({entries.length})
      </h3>
      <form onSubmit={add} className="grid gap-2">
        <Label htmlFor="wheel-entry">%gEntry%</Label>
        <Textarea
          id="wheel-entry"
          rows={3}
          value={text}
          placeholder="%gOnePerLine%"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !text.includes("\\n")) add(event);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isLocked}>
            %gAdd%
          </Button>
          <Button type="button" variant="outline" disabled={isLocked || entries.length === 0} onClick={() => onChange([])}>
            %gRemoveAll%
          </Button>
        </div>
      </form>
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {entries.map((entry, index) => (
          <li key={index} className="flex items-center justify-between gap-2 border-t pt-1">
            <span className="break-words">{entry}</span>
            <Button
              type="button"
              variant="ghost"
              size="icon-sm"
              disabled={isLocked}
              aria-label={"%gRemove%".replace("{name}", entry)}
              onClick={() => onChange(entries.filter((_, other) => other !== index))}
            >
              <XIcon aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
};

export const WHEEL_WORDS: WordTable = {
  gTakeOut: [
    'Take picked ones out',
    'Tirar os sorteados',
    'Quitar los elegidos',
    'Gezogene herausnehmen',
    'Retirer les tirés',
  ],
  gAllPicked: [
    'Everyone was picked. Put them back to start over.',
    'Todos foram sorteados. Coloque-os de volta para recomeçar.',
    'Ya salieron todos. Devuélvelos para empezar de nuevo.',
    'Alle waren dran. Lege sie zurück, um neu zu beginnen.',
    'Tout le monde est passé. Remettez-les pour recommencer.',
  ],
  gPutBack: ['Put all back', 'Colocar todos de volta', 'Devolver todos', 'Alle zurücklegen', 'Tout remettre'],
  gRemoveAll: ['Remove all', 'Remover todos', 'Quitar todos', 'Alle entfernen', 'Tout retirer'],
  gOnePerLine: [
    'One per line, or several with commas',
    'Um por linha, ou vários com vírgulas',
    'Uno por línea, o varios con comas',
    'Eins pro Zeile, oder mehrere mit Komma',
    'Un par ligne, ou plusieurs avec des virgules',
  ],
};
