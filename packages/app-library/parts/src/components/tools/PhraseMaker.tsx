import { CopyIcon, RefreshCwIcon } from "lucide-react";
import { useState } from "react";
import { toast } from "@/lib/toast";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { useStored } from "@/hooks/use-stored";
import { type PhraseWish, makePhrase, phraseBits } from "@/lib/tools/make-phrase";
import { words } from "@/lib/words";

const WORDS = words.phraseWords.split(" ");
const SEPARATORS = ["-", ".", "_", " ", ""];

function secureRandom(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}

export function PhraseMaker() {
  const [wish, setWish] = useStored<PhraseWish>("phrase-wish", {
    count: 4,
    separator: "-",
    hasNumber: true,
    isCapital: false,
  });
  const [phrase, setPhrase] = useState(() => makePhrase(WORDS, wish, secureRandom));
  const bits = phraseBits(WORDS.length, wish);
  const strength = bits < 28 ? words.weak : bits < 40 ? words.fair : words.strong;

  const change = (next: PhraseWish) => {
    setWish(next);
    setPhrase(makePhrase(WORDS, next, secureRandom));
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phrase);
      toast.success(words.copied);
    } catch {
      toast.info(phrase);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="grid gap-2">
        <p className="text-sm font-medium">{words.password}</p>
        <output
          aria-live="polite"
          className="min-h-14 rounded-lg bg-muted p-4 font-mono text-lg break-all text-foreground"
        >
          {phrase}
        </output>
        <Progress value={Math.min(100, bits * 1.6)} aria-label={words.strength.replace("{name}", strength)} />
        <p className="text-sm">{words.strength.replace("{name}", strength)}</p>
      </div>
      <Label className="grid gap-3">
        {words.phraseCount.replace("{n}", String(wish.count))}
        <input
          type="range"
          min={2}
          max={8}
          value={wish.count}
          onChange={(event) => change({ ...wish, count: Number(event.target.value) })}
          className="w-full accent-primary"
        />
      </Label>
      <div className="grid gap-2">
        <p id="phrase-separator" className="text-sm font-medium">
          {words.separator}
        </p>
        <div role="group" aria-labelledby="phrase-separator" className="flex flex-wrap gap-2">
          {SEPARATORS.map((separator) => (
            <Button
              key={separator}
              type="button"
              variant={wish.separator === separator ? "default" : "outline"}
              aria-pressed={wish.separator === separator}
              onClick={() => change({ ...wish, separator })}
            >
              {separator === "" ? words.noSeparator : separator === " " ? words.spaceSign : separator}
            </Button>
          ))}
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <FilterSwitch
          label={words.withNumber}
          checked={wish.hasNumber}
          onChange={(hasNumber) => change({ ...wish, hasNumber })}
        />
        <FilterSwitch
          label={words.capitals}
          checked={wish.isCapital}
          onChange={(isCapital) => change({ ...wish, isCapital })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={() => change(wish)}>
          <RefreshCwIcon aria-hidden="true" />
          {words.generate}
        </Button>
        <Button type="button" variant="outline" onClick={copy}>
          <CopyIcon aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
