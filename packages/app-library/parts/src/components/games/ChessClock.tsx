import { useEffect, useState } from "react";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { freshClocks, passTime, pressClock } from "@/lib/games/chess-clock-rules";
import { clockText } from "@/lib/tools/clock-text";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const SIDES = [0, 1] as const;
const NAMES = [words.white, words.black];

interface ChessClockProps {
  minutes: number;
  increments: readonly number[];
}

export function ChessClock({ minutes: firstMinutes, increments }: ChessClockProps) {
  const [minutes, setMinutes] = useStored("clock-minutes", String(firstMinutes));
  const [increment, setIncrement] = useStored("clock-increment", increments[0]);
  const [state, setState] = useState(() => freshClocks(Number(minutes) || firstMinutes));
  const isOver = state.left.includes(0);
  const isRunning = state.running !== null;

  useEffect(() => {
    if (!isRunning) return undefined;
    let last = Date.now();
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last += passed;
      setState((old) => passTime(old, passed));
    }, 100);
    return () => clearInterval(timer);
  }, [isRunning]);

  const press = (side: 0 | 1) => setState((old) => pressClock(old, side, increment * 1000));
  useKeyDown((event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    press(state.running ?? 1);
  });
  const reset = (length: string) => setState(freshClocks(Math.max(0.1, Number(length) || firstMinutes)));

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            disabled={isOver || (isRunning && state.running !== side)}
            aria-label={NAMES[side] + ": " + clockText(state.left[side])}
            onClick={() => press(side)}
            className={cn(
              "grid min-h-44 place-items-center gap-2 rounded-2xl border-4 p-6 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              state.running === side
                ? "border-primary bg-primary text-primary-foreground"
                : "bg-card text-card-foreground",
              state.left[side] === 0 && "border-destructive bg-destructive text-white",
            )}
          >
            <span className="text-lg">{NAMES[side]}</span>
            <span role="timer" className="font-mono text-5xl font-semibold tabular-nums sm:text-6xl">
              {clockText(state.left[side])}
            </span>
            <span className="text-sm">{fill(words.clockMoves, { n: state.moves[side] })}</span>
          </button>
        ))}
      </div>
      <p role="status" className="min-h-6 text-center font-semibold">
        {isOver ? (state.left[0] === 0 ? words.whiteOut : words.blackOut) : ""}
      </p>
      <div className="flex flex-wrap items-end justify-center gap-3">
        <Button
          disabled={isOver}
          onClick={() => (isRunning ? setState({ ...state, running: null }) : press(1))}
        >
          {isRunning ? words.pause : words.start}
        </Button>
        <Button variant="outline" onClick={() => reset(minutes)}>
          {words.clockReset}
        </Button>
      </div>
      <ToolCard className="sm:grid-cols-2">
        <LabelledInput
          label={words.clockMinutes}
          type="number"
          min={1}
          max={180}
          value={minutes}
          disabled={isRunning}
          onChange={(length) => {
            setMinutes(length);
            reset(length);
          }}
        />
        <div className="grid gap-2">
          <p className="text-sm font-medium">{words.increment}</p>
          <ChoiceButtons
            label={words.increment}
            options={increments}
            value={increment}
            text={(seconds) => seconds + " s"}
            onChange={setIncrement}
          />
        </div>
      </ToolCard>
      <p className="text-center text-sm text-muted-foreground">{words.clockHelp}</p>
    </div>
  );
}
