import { useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { RangeInput } from "@/components/tools/RangeInput";
import { SecretCard } from "@/components/tools/SecretCard";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { type PhraseWish, makePhrase, phraseBits } from "@/lib/tools/make-phrase";
import { secureRandom } from "@/lib/tools/secure-random";
import { words } from "@/lib/words";

const WORDS = words.phraseWords.split(" ");
const SEPARATORS = ["-", ".", "_", " ", ""];

export function PhraseMaker() {
  const [wish, setWish] = useStored<PhraseWish>("phrase-wish", {
    count: 4,
    separator: "-",
    hasNumber: true,
    isCapital: false,
  });
  const [phrase, setPhrase] = useState(() => makePhrase(WORDS, wish, secureRandom));
  const bits = phraseBits(WORDS.length, wish);

  const change = (part: Partial<PhraseWish>) => {
    const next = { ...wish, ...part };
    setWish(next);
    setPhrase(makePhrase(WORDS, next, secureRandom));
  };

  return (
    <SecretCard
      secret={phrase}
      share={bits * 1.6}
      strength={bits < 28 ? words.weak : bits < 40 ? words.fair : words.strong}
      onAgain={() => change({})}
    >
      <RangeInput
        label={fill(words.phraseCount, { n: wish.count })}
        min={2}
        max={8}
        value={wish.count}
        onChange={(count) => change({ count })}
      />
      <div className="grid gap-2">
        <p className="text-sm font-medium">{words.separator}</p>
        <ChoiceButtons
          label={words.separator}
          options={SEPARATORS}
          value={wish.separator}
          text={(sign) => (sign === "" ? words.noSeparator : sign === " " ? words.spaceSign : sign)}
          onChange={(separator) => change({ separator })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <FilterSwitch
          label={words.withNumber}
          checked={wish.hasNumber}
          onChange={(hasNumber) => change({ hasNumber })}
        />
        <FilterSwitch
          label={words.capitals}
          checked={wish.isCapital}
          onChange={(isCapital) => change({ isCapital })}
        />
      </div>
    </SecretCard>
  );
}
