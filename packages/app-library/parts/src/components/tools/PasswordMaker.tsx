import { CopyIcon, RefreshCwIcon } from "lucide-react";
import { useState } from "react";
import { toast } from "@/lib/toast";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
import { type PasswordSet, makePassword, passwordBits } from "@/lib/tools/make-password";
import { words } from "@/lib/words";

const CHOICES: readonly { set: PasswordSet; label: string }[] = [
  { set: "upper", label: words.upperLetters },
  { set: "lower", label: words.lowerLetters },
  { set: "digits", label: words.toolDigits },
  { set: "signs", label: words.signs },
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
  const strength = bits < 50 ? words.weak : bits < 75 ? words.fair : words.strong;

  const change = (nextLength: number, nextSets: readonly PasswordSet[]) => {
    setLength(nextLength);
    setSets(nextSets);
    setPassword(makePassword(nextLength, nextSets, secureRandom));
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      toast.success(words.copied);
    } catch {
      toast.info(password);
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
          {password}
        </output>
        <Progress value={Math.min(100, bits)} aria-label={words.strength.replace("{name}", strength)} />
        <p className="text-sm">{words.strength.replace("{name}", strength)}</p>
      </div>
      <Label className="grid gap-3">
        {words.passwordLength.replace("{n}", String(length))}
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
          {words.generate}
        </Button>
        <Button type="button" variant="outline" disabled={password === ""} onClick={copy}>
          <CopyIcon aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
