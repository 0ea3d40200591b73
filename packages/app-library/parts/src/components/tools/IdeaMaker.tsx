import { CopyIcon, RefreshCwIcon, StarIcon } from "lucide-react";
import { useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { LabelledText } from "@/components/tools/LabelledText";
import { PickInput } from "@/components/tools/PickInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { copyText } from "@/lib/copy-text";
import { linesOf } from "@/lib/lines";
import { toggled } from "@/lib/saved";
import { drawSome, makeNames } from "@/lib/tools/make-names";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface IdeaMakerProps {
  kinds: readonly string[];
  count: number;
  /** Made of syllables instead of drawn from a list. */
  makesNames: boolean;
  first: readonly string[];
}

export function IdeaMaker({ kinds, count: firstCount, makesNames, first }: IdeaMakerProps) {
  const [kind, setKind] = useState("0");
  const [count, setCount] = useState(String(firstCount));
  const [text, setText] = useStored("maker-words", first.join("\n"));
  const [kept, setKept] = useStored<readonly string[]>("maker-kept", []);

  const draw = () => {
    const wanted = Math.min(50, Math.max(1, Math.round(Number(count)) || 1));
    return makesNames
      ? makeNames(Number(kind), wanted, Math.random)
      : drawSome(linesOf(text, /\n/), wanted, Math.random);
  };
  const [made, setMade] = useState<readonly string[]>(draw);
  const toggle = (one: string) => setKept(toggled(kept, one));

  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      <ToolCard>
        {kinds.length > 1 && (
          <PickInput
            label={words.kind}
            value={kind}
            options={kinds.map((name, at) => ({ value: String(at), label: name }))}
            onChange={setKind}
          />
        )}
        <LabelledInput label={words.howMany} type="number" step={1} value={count} onChange={setCount} />
        {!makesNames && <LabelledText label={words.ownList} rows={8} value={text} onChange={setText} />}
        <Button onClick={() => setMade(draw())}>
          <RefreshCwIcon />
          {words.generate}
        </Button>
        <Button variant="outline" onClick={() => copyText(made.join("\n"))}>
          <CopyIcon />
          {words.copy}
        </Button>
      </ToolCard>
      <div className="grid gap-6">
        <MakerList title={words.result} items={made} kept={kept} onToggle={toggle} />
        {kept.length > 0 && <MakerList title={words.favourites} items={kept} kept={kept} onToggle={toggle} />}
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
          <li
            key={item}
            className="flex items-center justify-between gap-3 rounded-lg border bg-card px-4 py-2 text-card-foreground"
          >
            <span className="min-w-0 break-words">{item}</span>
            <Button
              size="icon-sm"
              variant="ghost"
              aria-pressed={kept.includes(item)}
              aria-label={`${words.keep}: ` + item}
              onClick={() => onToggle(item)}
            >
              <StarIcon className={cn(kept.includes(item) && "fill-current")} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
