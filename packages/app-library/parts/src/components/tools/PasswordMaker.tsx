import { useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { RangeInput } from "@/components/tools/RangeInput";
import { SecretCard } from "@/components/tools/SecretCard";
import { fill } from "@/lib/fill";
import { toggled } from "@/lib/saved";
import { type PasswordSet, makePassword, passwordBits } from "@/lib/tools/make-password";
import { secureRandom } from "@/lib/tools/secure-random";
import { words } from "@/lib/words";

const CHOICES: readonly { set: PasswordSet; label: string }[] = [
  { set: "upper", label: words.upperLetters },
  { set: "lower", label: words.lowerLetters },
  { set: "digits", label: words.toolDigits },
  { set: "signs", label: words.signs },
];

export function PasswordMaker() {
  const [length, setLength] = useState(16);
  const [sets, setSets] = useState<readonly PasswordSet[]>(["upper", "lower", "digits", "signs"]);
  const [password, setPassword] = useState(() => makePassword(length, sets, secureRandom));
  const bits = passwordBits(length, sets);

  const change = (nextLength: number, nextSets: readonly PasswordSet[]) => {
    setLength(nextLength);
    setSets(nextSets);
    setPassword(makePassword(nextLength, nextSets, secureRandom));
  };

  return (
    <SecretCard
      secret={password}
      share={bits}
      strength={bits < 50 ? words.weak : bits < 75 ? words.fair : words.strong}
      onAgain={sets.length > 0 ? () => change(length, sets) : undefined}
    >
      <RangeInput
        label={fill(words.passwordLength, { n: length })}
        min={6}
        max={40}
        value={length}
        onChange={(next) => change(next, sets)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map(({ set, label }) => (
          <FilterSwitch
            key={set}
            label={label}
            checked={sets.includes(set)}
            onChange={() => change(length, toggled(sets, set))}
          />
        ))}
      </div>
    </SecretCard>
  );
}
