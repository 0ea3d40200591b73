import { useEffect, useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { useBest } from "@/hooks/use-best";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const PADS = [
  { colour: "#16a34a", name: words.green },
  { colour: "#dc2626", name: words.red },
  { colour: "#eab308", name: words.yellow },
  { colour: "#2563eb", name: words.blue },
];
const draw = () => Math.floor(Math.random() * PADS.length);

/** A row of colours that grows by one each round and has to be repeated. */
export function ToneGame() {
  const [row, setRow] = useState<readonly number[]>([]);
  const [given, setGiven] = useState(0);
  const [shown, setShown] = useState(-1);
  const [isShowing, setIsShowing] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const best = useBest("tones-best", row.length - 1);

  useEffect(() => {
    if (!isShowing) return undefined;
    const timers = row.flatMap((pad, at) => [
      setTimeout(() => setShown(pad), 600 * at + 400),
      setTimeout(() => setShown(-1), 600 * at + 850),
    ]);
    const end = setTimeout(() => setIsShowing(false), 600 * row.length + 400);
    return () => [...timers, end].forEach(clearTimeout);
  }, [isShowing, row]);

  const begin = (next: readonly number[]) => {
    setRow(next);
    setGiven(0);
    setIsLost(false);
    setIsShowing(true);
  };
  const press = (pad: number) => {
    if (isShowing || isLost || row.length === 0) return;
    if (row[given] !== pad) setIsLost(true);
    else if (given + 1 === row.length) begin([...row, draw()]);
    else setGiven(given + 1);
  };

  return (
    <GameFrame
      stats={[
        [words.round, row.length],
        [words.best, best],
      ]}
      action={row.length === 0 ? words.start : words.newGame}
      onAction={() => begin([draw()])}
      status={isLost ? words.over : isShowing ? words.watch : row.length > 0 ? words.repeat : ""}
      className="max-w-sm"
    >
      <div className="grid grid-cols-2 gap-3">
        {PADS.map(({ colour, name }, pad) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            onClick={() => press(pad)}
            className={cn(
              "aspect-square rounded-2xl border-4 border-transparent outline-none focus-visible:ring-4 focus-visible:ring-ring active:opacity-100",
              shown === pad ? "scale-105 border-foreground" : "opacity-60",
            )}
            style={{ backgroundColor: colour }}
          />
        ))}
      </div>
    </GameFrame>
  );
}
