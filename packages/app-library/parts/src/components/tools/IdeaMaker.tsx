import { CopyIcon, RefreshCwIcon, StarIcon } from "lucide-react";
import { useState } from "react";
import { toast } from "@/lib/toast";
import { NumberInput } from "@/components/tools/NumberInput";
import { PickInput } from "@/components/tools/PickInput";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
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
  const own = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const draw = () => {
    const wanted = Math.min(50, Math.max(1, Math.round(Number(count)) || 1));
    return makesNames ? makeNames(Number(kind), wanted, Math.random) : drawSome(own, wanted, Math.random);
  };
  const [made, setMade] = useState<readonly string[]>(draw);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.join("\n"));
      toast.success(words.copied);
    } catch {
      toast.info(made.join(", "));
    }
  };

  const toggle = (one: string) =>
    setKept(kept.includes(one) ? kept.filter((other) => other !== one) : [one, ...kept]);

  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        {kinds.length > 1 && (
          <PickInput
            label={words.kind}
            value={kind}
            options={kinds.map((name, at) => ({ value: String(at), label: name }))}
            onChange={setKind}
          />
        )}
        <NumberInput label={words.howMany} value={count} step={1} onChange={setCount} />
        {!makesNames && (
          <div className="grid gap-2">
            <Label htmlFor="maker-words">{words.ownList}</Label>
            <Textarea
              id="maker-words"
              rows={8}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        <Button type="button" onClick={() => setMade(draw())}>
          <RefreshCwIcon aria-hidden="true" />
          {words.generate}
        </Button>
        <Button type="button" variant="outline" onClick={copy}>
          <CopyIcon aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
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
              type="button"
              size="icon-sm"
              variant="ghost"
              aria-pressed={kept.includes(item)}
              aria-label={`${words.keep}: ` + item}
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
