import { type FormEvent, useEffect, useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { NumberInput } from "@/components/tools/NumberInput";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { type Sum, type SumSign, makeSum } from "@/lib/tools/sums";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface SumTrainerProps {
  signs: readonly SumSign[];
  from: number;
  to: number;
  count: number;
}

interface GivenSum extends Sum {
  given: number;
}

const ALL_SIGNS: readonly SumSign[] = ["+", "−", "×", "÷"];

export function SumTrainer({ signs: firstSigns, from: firstFrom, to: firstTo, count }: SumTrainerProps) {
  const [signs, setSigns] = useStored<readonly SumSign[]>("sum-signs", firstSigns);
  const [from, setFrom] = useStored("sum-from", String(firstFrom));
  const [to, setTo] = useStored("sum-to", String(firstTo));
  const [best, setBest] = useStored("sum-best", 0);
  const [current, setCurrent] = useState<Sum | null>(null);
  const [done, setDone] = useState<readonly GivenSum[]>([]);
  const [text, setText] = useState("");
  const [seconds, setSeconds] = useState(0);
  const right = done.filter(({ given, answer }) => given === answer).length;
  const isOver = done.length === count;
  const isRunning = current !== null && !isOver;
  const last = done[done.length - 1];

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((old) => old + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const next = () =>
    makeSum(
      { signs, from: Math.max(1, Number(from) || 1), to: Math.max(Number(from) || 1, Number(to) || 10) },
      Math.random,
    );

  const begin = () => {
    setDone([]);
    setSeconds(0);
    setText("");
    setCurrent(next());
  };

  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (!current || text.trim() === "") return;
    const all = [...done, { ...current, given: Number(text) }];
    setDone(all);
    setText("");
    setCurrent(next());
    if (all.length === count)
      setBest(Math.max(best, all.filter(({ given, answer: wanted }) => given === wanted).length));
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <GameStat label={words.sumsDone} value={done.length + " / " + count} />
        <GameStat label={words.sumsRight} value={right} />
        <GameStat label={words.secondsUsed} value={seconds} />
        <GameStat label={words.best} value={best} />
        <Button type="button" className="ml-auto" onClick={begin}>
          {current ? words.startOver : words.toolStart}
        </Button>
      </div>
      {isRunning && (
        <form
          onSubmit={answer}
          className="grid justify-items-center gap-4 rounded-2xl border-2 border-primary bg-card p-8 text-card-foreground"
        >
          <Label htmlFor="sum-answer" className="font-heading text-4xl font-semibold tabular-nums">
            {current.text} = ?
          </Label>
          <Input
            id="sum-answer"
            type="number"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="h-14 max-w-40 text-center text-2xl"
          />
          <Button type="submit">OK</Button>
        </form>
      )}
      {last && (
        <p
          role="status"
          className={cn(
            "rounded-lg p-3 text-center font-semibold text-white",
            last.given === last.answer ? "bg-green-700" : "bg-red-700",
          )}
        >
          {last.text} = {last.answer}
          {last.given !== last.answer && " (" + last.given + ")"}
        </p>
      )}
      {isOver && (
        <section className="grid gap-2 rounded-xl border bg-card p-5 text-card-foreground">
          <h3 className="font-heading text-xl font-semibold">
            {words.sumsResult
              .replace("{n}", String(right))
              .replace("{all}", String(count))
              .replace("{s}", String(seconds))}
          </h3>
          <p className="font-medium">{words.mistakes}</p>
          <ul className="grid gap-1">
            {done
              .filter(({ given, answer: wanted }) => given !== wanted)
              .map((sum, at) => (
                <li key={at} className="tabular-nums">
                  {sum.text} = {sum.answer} ({sum.given})
                </li>
              ))}
          </ul>
        </section>
      )}
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
        <NumberInput label={words.sumsFrom} value={from} step={1} onChange={setFrom} />
        <NumberInput label={words.sumsTo} value={to} step={1} onChange={setTo} />
        <div role="group" aria-label={words.signs} className="flex gap-2">
          {ALL_SIGNS.map((sign) => (
            <Button
              key={sign}
              type="button"
              variant={signs.includes(sign) ? "default" : "outline"}
              aria-pressed={signs.includes(sign)}
              onClick={() => {
                const chosen = signs.includes(sign)
                  ? signs.filter((other) => other !== sign)
                  : [...signs, sign];
                if (chosen.length > 0) setSigns(chosen);
              }}
            >
              {sign}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
