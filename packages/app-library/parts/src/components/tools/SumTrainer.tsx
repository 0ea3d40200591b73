import { type FormEvent, useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useBest } from "@/hooks/use-best";
import { useInterval } from "@/hooks/use-interval";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { toggled } from "@/lib/saved";
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
const isRight = ({ given, answer }: GivenSum) => given === answer;

export function SumTrainer({ signs: firstSigns, from: firstFrom, to: firstTo, count }: SumTrainerProps) {
  const [signs, setSigns] = useStored<readonly SumSign[]>("sum-signs", firstSigns);
  const [from, setFrom] = useStored("sum-from", String(firstFrom));
  const [to, setTo] = useStored("sum-to", String(firstTo));
  const [current, setCurrent] = useState<Sum | null>(null);
  const [done, setDone] = useState<readonly GivenSum[]>([]);
  const [text, setText] = useState("");
  const [seconds, setSeconds] = useState(0);
  const right = done.filter(isRight).length;
  const isOver = done.length === count;
  const isRunning = current !== null && !isOver;
  const best = useBest("sum-best", isOver ? right : 0);
  const last = done[done.length - 1];
  useInterval(() => setSeconds(seconds + 1), isRunning ? 1000 : null);

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
    setDone([...done, { ...current, given: Number(text) }]);
    setText("");
    setCurrent(next());
  };

  return (
    <GameFrame
      stats={[
        [words.sumsDone, done.length + " / " + count],
        [words.sumsRight, right],
        [words.seconds, seconds],
        [words.best, best],
      ]}
      action={current ? words.startOver : words.toolStart}
      onAction={begin}
      className="max-w-2xl"
    >
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
            isRight(last) ? "bg-green-700" : "bg-red-700",
          )}
        >
          {last.text} = {last.answer}
          {!isRight(last) && " (" + last.given + ")"}
        </p>
      )}
      {isOver && (
        <ToolCard title={fill(words.sumsResult, { n: right, all: count, s: seconds })} className="gap-2">
          <p className="font-medium">{words.mistakes}</p>
          <ul className="grid gap-1 tabular-nums">
            {done
              .filter((sum) => !isRight(sum))
              .map((sum, at) => (
                <li key={at}>{`${sum.text} = ${sum.answer} (${sum.given})`}</li>
              ))}
          </ul>
        </ToolCard>
      )}
      <ToolCard className="sm:grid-cols-2">
        <LabelledInput label={words.sumsFrom} type="number" step={1} value={from} onChange={setFrom} />
        <LabelledInput label={words.to} type="number" step={1} value={to} onChange={setTo} />
        <ChoiceButtons
          label={words.signs}
          options={ALL_SIGNS}
          value={signs}
          onChange={(sign) => {
            const chosen = toggled(signs, sign);
            if (chosen.length > 0) setSigns(chosen);
          }}
        />
      </ToolCard>
    </GameFrame>
  );
}
