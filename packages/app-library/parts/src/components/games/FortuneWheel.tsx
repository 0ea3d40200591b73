import { useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { WheelEntries } from "@/components/games/WheelEntries";
import { WheelPicture } from "@/components/games/WheelPicture";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { turnTo, withoutPicked } from "@/lib/games/wheel-geometry";
import { words } from "@/lib/words";

const SPIN_MS = 3000;

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
        <Button size="lg" disabled={isSpinning || left.length === 0 || entries.length < 2} onClick={spin}>
          {words.spin}
        </Button>
        <p role="status" className="min-h-8 text-center font-heading text-2xl font-semibold">
          {isSpinning && words.spinning}
          {winner && fill(words.winner, { name: winner })}
          {entries.length < 2 && words.wheelFew}
        </p>
        {isAllDone && !isSpinning && <p>{words.allPicked}</p>}
      </div>
      <div className="grid gap-6">
        <FilterSwitch label={words.takeOut} checked={isTaking} onChange={setIsTaking} />
        <WheelEntries entries={entries} isLocked={isSpinning} onChange={setEntries} />
        {past.length > 0 && (
          <section aria-label={words.past} className="grid gap-2">
            <h3 className="font-heading font-semibold">
              {words.past} ({past.length})
            </h3>
            <ol className="flex flex-wrap gap-2">
              {past.map((name, index) => (
                <li key={index}>
                  <Badge variant="secondary">{name}</Badge>
                </li>
              ))}
            </ol>
            <Button variant="outline" disabled={isSpinning} onClick={reset}>
              {words.putBack}
            </Button>
          </section>
        )}
      </div>
    </div>
  );
}
