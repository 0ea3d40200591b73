/** Writing, texts, passwords. */
export const MARKDOWN: Readonly<Record<string, string>> = {
  'src/lib/tools/read-markdown.ts': `export type MarkdownBlock =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text" | "quote"; text: string }
  | { kind: "code"; text: string }
  | { kind: "list"; isOrdered: boolean; items: readonly string[] }
  | { kind: "rule" };

/** Splits a text into its blocks; what stands inside a line is read by \`readInline\`. */
export function readMarkdown(source: string): readonly MarkdownBlock[] {
  const lines = source.replaceAll("\\r", "").split("\\n");
  const blocks: MarkdownBlock[] = [];
  let at = 0;
  const takeWhile = (test: RegExp): readonly string[] => {
    const taken: string[] = [];
    while (at < lines.length && test.test(lines[at])) {
      taken.push(lines[at]);
      at += 1;
    }
    return taken;
  };

  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,6})\\s+(.*)$/.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (heading) {
      blocks.push({ kind: "heading", level: heading[1].length, text: heading[2] });
      at += 1;
    } else if (/^\\s*(-{3,}|\\*{3,})\\s*$/.test(line)) {
      blocks.push({ kind: "rule" });
      at += 1;
    } else if (line.startsWith("\`\`\`")) {
      at += 1;
      const code = takeWhile(/^(?!\`\`\`)/);
      at += 1;
      blocks.push({ kind: "code", text: code.join("\\n") });
    } else if (/^\\s*>/.test(line)) {
      const quoted = takeWhile(/^\\s*>/);
      blocks.push({ kind: "quote", text: quoted.map((one) => one.replace(/^\\s*>\\s?/, "")).join(" ") });
    } else if (/^\\s*([-*+]|\\d+[.)])\\s+/.test(line)) {
      const isOrdered = /^\\s*\\d/.test(line);
      const items = takeWhile(isOrdered ? /^\\s*\\d+[.)]\\s+/ : /^\\s*[-*+]\\s+/);
      blocks.push({ kind: "list", isOrdered, items: items.map((one) => one.replace(/^\\s*([-*+]|\\d+[.)])\\s+/, "")) });
    } else {
      const text = takeWhile(/^(?!\\s*$|#{1,6}\\s|\\s*>|\\s*[-*+]\\s|\\s*\\d+[.)]\\s|\`\`\`)/);
      if (text.length === 0) at += 1;
      blocks.push({ kind: "text", text: text.length === 0 ? line : text.join(" ") });
    }
  }
  return blocks;
}

export interface InlinePiece {
  kind: "plain" | "strong" | "slanted" | "code" | "link";
  text: string;
  url?: string;
}

const INLINE = /\\*\\*(.+?)\\*\\*|__(.+?)__|\\*(.+?)\\*|_(.+?)_|\`(.+?)\`|\\[(.+?)\\]\\((.+?)\\)/g;

export function readInline(text: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: "plain", text: text.slice(end, match.index) });
    pieces.push(inlinePiece(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "plain", text: text.slice(end) });
  return pieces;
}

/** Only addresses of the web and of mail become links: anything else could run code. */
function inlinePiece(match: RegExpMatchArray): InlinePiece {
  const [whole, strong, strongToo, slanted, slantedToo, code, label, url] = match;
  if (strong ?? strongToo) return { kind: "strong", text: strong ?? strongToo };
  if (slanted ?? slantedToo) return { kind: "slanted", text: slanted ?? slantedToo };
  if (code) return { kind: "code", text: code };
  return /^(https?:|mailto:)/i.test(url ?? "") ? { kind: "link", text: label, url } : { kind: "plain", text: whole };
}
`,
  'src/components/tools/MarkdownView.tsx': `const HEADINGS = ["h2", "h3", "h4", "h5", "h6", "h6"] as const;
const SIZES = ["text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm"];

export function MarkdownView({ source }: { source: string }) {
  return (
    <div className="grid content-start gap-4 leading-relaxed break-words">
      {readMarkdown(source).map((block, index) => (
        <MarkdownPart key={index} block={block} />
      ))}
    </div>
  );
}

function MarkdownPart({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case "heading": {
      const Heading = HEADINGS[block.level - 1];
      return (
        <Heading className={cn("font-heading font-semibold", SIZES[block.level - 1])}>
          <Inline text={block.text} />
        </Heading>
      );
    }
    case "rule":
      return <Separator />;
    case "code":
      return (
        <pre className="overflow-x-auto rounded-lg bg-muted p-4 font-mono text-sm text-foreground">
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return (
        <blockquote className="border-l-4 border-primary pl-4 italic">
          <Inline text={block.text} />
        </blockquote>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List className={cn("grid gap-1 pl-6", block.isOrdered ? "list-decimal" : "list-disc")}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "text":
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
  }
}

function Inline({ text }: { text: string }) {
  return readInline(text).map((piece, index) => {
    switch (piece.kind) {
      case "strong":
        return <strong key={index}>{piece.text}</strong>;
      case "slanted":
        return <em key={index}>{piece.text}</em>;
      case "code":
        return (
          <code key={index} className="rounded bg-muted px-1.5 py-0.5 font-mono text-sm text-foreground">
            {piece.text}
          </code>
        );
      case "link":
        return (
          <a key={index} href={piece.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {piece.text}
          </a>
        );
      case "plain":
        return <Fragment key={index}>{piece.text}</Fragment>;
    }
  });
}
`,
  'src/components/tools/MarkdownEditor.tsx': `export function MarkdownEditor() {
  const [source, setSource] = useStored("markdown", "%tMarkdownStart%");

  const download = () => {
    downloadText("notes.md", source, "text/markdown");
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <div className="flex items-center justify-between gap-3">
          <Label htmlFor="markdown">%tMarkdown%</Label>
          <Button type="button" variant="outline" size="sm" onClick={download}>
            <DownloadIcon aria-hidden="true" />
            %tDownload%
          </Button>
        </div>
        <Textarea
          id="markdown"
          value={source}
          onChange={(event) => setSource(event.target.value)}
          className="min-h-96 bg-card font-mono text-card-foreground dark:bg-card"
        />
        <p className="text-sm text-muted-foreground">
          {source.split(/\\s+/).filter(Boolean).length} %tWords%
        </p>
      </div>
      <section aria-label="%tPreview%" className="grid content-start gap-4 rounded-xl border bg-card p-6 text-card-foreground">
        <p className="text-sm text-muted-foreground">%tPreview%</p>
        <MarkdownView source={source} />
      </section>
    </div>
  );
}
`,
};

export const TEXT_TOOLS: Readonly<Record<string, string>> = {
  'src/lib/tools/text-figures.ts': `export interface TextFigures {
  words: number;
  characters: number;
  sentences: number;
  readingMinutes: number;
}

export function textFigures(text: string): TextFigures {
  const words = text.match(/[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*/gu)?.length ?? 0;
  const sentences = text.split(/[.!?]+(?:\\s|$)/).filter((part) => /[\\p{L}\\p{N}]/u.test(part)).length;
  return { words, characters: [...text].length, sentences, readingMinutes: Math.ceil(words / 200) };
}

export function titleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[^\\p{L}\\p{N}'’])(\\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

export function withoutExtraSpaces(text: string): string {
  return text
    .split("\\n")
    .map((line) => line.trim().replace(/\\s+/g, " "))
    .join("\\n")
    .trim();
}
`,
  'src/components/tools/TextTools.tsx': `const CHANGES = [
  { label: "%tUpper%", change: (text: string) => text.toUpperCase() },
  { label: "%tLower%", change: (text: string) => text.toLowerCase() },
  { label: "%tTitleCase%", change: titleCase },
  { label: "%tTrim%", change: withoutExtraSpaces },
];

export function TextTools() {
  const [text, setText] = useStored("text-tools", "");
  const figures = textFigures(text);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("%tCopied%");
    } catch {
      toast.error("%storageFull%");
    }
  };

  return (
    <div className="grid gap-5">
      <dl aria-live="polite" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {[
          { label: "%tWords%", value: figures.words },
          { label: "%tCharacters%", value: figures.characters },
          { label: "%tSentences%", value: figures.sentences },
          { label: "%tReading%", value: figures.readingMinutes },
        ].map(({ label, value }) => (
          <div key={label} className="rounded-xl border bg-card p-4 text-card-foreground">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-heading text-3xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <Label htmlFor="text">%tText%</Label>
        <Textarea
          id="text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-64 bg-card text-card-foreground dark:bg-card"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {CHANGES.map(({ label, change }) => (
          <Button key={label} type="button" variant="outline" onClick={() => setText(change(text))}>
            {label}
          </Button>
        ))}
        <Button type="button" onClick={copy} disabled={text === ""}>
          <CopyIcon aria-hidden="true" />
          %tCopy%
        </Button>
        <Button type="button" variant="ghost" onClick={() => setText("")}>
          %tClear%
        </Button>
      </div>
    </div>
  );
}
`,
};

export const PASSWORD: Readonly<Record<string, string>> = {
  'src/lib/tools/make-password.ts': `export const PASSWORD_SETS = {
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  lower: "abcdefghijklmnopqrstuvwxyz",
  digits: "0123456789",
  signs: "!#$%&()*+-./:;<=>?@[]_{}~",
} as const;

export type PasswordSet = keyof typeof PASSWORD_SETS;

/** At least one character of every set that was chosen. \`random\` gives a whole number below its argument. */
export function makePassword(length: number, sets: readonly PasswordSet[], random: (below: number) => number): string {
  const pools = sets.map((set) => PASSWORD_SETS[set]);
  if (pools.length === 0) return "";
  const all = pools.join("");
  const chars = Array.from({ length }, (_, index) => {
    const pool = pools[index] ?? all;
    return pool.charAt(random(pool.length));
  });
  for (let at = chars.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [chars[at], chars[other]] = [chars[other], chars[at]];
  }
  return chars.join("");
}

/** Bits of chance in such a password. */
export function passwordBits(length: number, sets: readonly PasswordSet[]): number {
  const size = sets.reduce((sum, set) => sum + PASSWORD_SETS[set].length, 0);
  return size === 0 ? 0 : length * Math.log2(size);
}
`,
  'src/components/tools/PasswordMaker.tsx': `const CHOICES: readonly { set: PasswordSet; label: string }[] = [
  { set: "upper", label: "%tUpperLetters%" },
  { set: "lower", label: "%tLowerLetters%" },
  { set: "digits", label: "%tDigits%" },
  { set: "signs", label: "%tSigns%" },
];

/** Evenly spread: values above the last full round are drawn again. */
function secureRandom(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}

export function PasswordMaker() {
  const [length, setLength] = useState(16);
  const [sets, setSets] = useState<readonly PasswordSet[]>(["upper", "lower", "digits", "signs"]);
  const [password, setPassword] = useState(() => makePassword(length, sets, secureRandom));
  const bits = passwordBits(length, sets);
  const strength = bits < 50 ? "%tWeak%" : bits < 75 ? "%tFair%" : "%tStrong%";

  const change = (nextLength: number, nextSets: readonly PasswordSet[]) => {
    setLength(nextLength);
    setSets(nextSets);
    setPassword(makePassword(nextLength, nextSets, secureRandom));
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      toast.success("%tCopied%");
    } catch {
      toast.info(password);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="grid gap-2">
        <p className="text-sm font-medium">%tPassword%</p>
        <output aria-live="polite" className="min-h-14 rounded-lg bg-muted p-4 font-mono text-lg break-all text-foreground">
          {password}
        </output>
        <Progress value={Math.min(100, bits)} aria-label={"%tStrength%".replace("{name}", strength)} />
        <p className="text-sm">{"%tStrength%".replace("{name}", strength)}</p>
      </div>
      <Label className="grid gap-3">
        {"%tPasswordLength%".replace("{n}", String(length))}
        <input
          type="range"
          min={6}
          max={40}
          value={length}
          onChange={(event) => change(Number(event.target.value), sets)}
          className="w-full accent-primary"
        />
      </Label>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map(({ set, label }) => (
          <FilterSwitch
            key={set}
            label={label}
            checked={sets.includes(set)}
            onChange={(isOn) => change(length, isOn ? [...sets, set] : sets.filter((other) => other !== set))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" disabled={sets.length === 0} onClick={() => change(length, sets)}>
          <RefreshCwIcon aria-hidden="true" />
          %tGenerate%
        </Button>
        <Button type="button" variant="outline" disabled={password === ""} onClick={copy}>
          <CopyIcon aria-hidden="true" />
          %tCopy%
        </Button>
      </div>
    </div>
  );
}
`,
};
