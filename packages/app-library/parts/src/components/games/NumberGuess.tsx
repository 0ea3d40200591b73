import { type FormEvent, useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Problem } from "@/components/tools/Problem";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { words } from "@/lib/words";

interface NumberGuessProps {
  min: number;
  max: number;
}

export function NumberGuess({ min, max }: NumberGuessProps) {
  const pick = () => min + Math.floor(Math.random() * (max - min + 1));
  const [secret, setSecret] = useState(pick);
  const [guesses, setGuesses] = useState<readonly number[]>([]);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [best, setBest] = useStored("number-guess-best", 0);
  const last = guesses.at(-1);
  const isDone = last === secret;

  const guess = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(text);
    if (text.trim() === "" || !Number.isInteger(value) || value < min || value > max) {
      setProblem(fill(words.guessRange, { min, max }));
      return;
    }
    setProblem("");
    setText("");
    setGuesses([...guesses, value]);
    if (value === secret) setBest(best === 0 ? guesses.length + 1 : Math.min(best, guesses.length + 1));
  };
  const restart = () => {
    setSecret(pick());
    setGuesses([]);
  };

  return (
    <GameFrame
      stats={[
        [words.tries, guesses.length],
        [words.best, best || "–"],
      ]}
      action={words.newGame}
      onAction={restart}
    >
      <p className="text-lg">{fill(words.guessAsk, { min, max })}</p>
      <form
        onSubmit={guess}
        noValidate
        className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground"
      >
        <div className="flex items-end gap-2">
          <LabelledInput
            label={words.guess}
            type="number"
            min={min}
            max={max}
            value={text}
            disabled={isDone}
            onChange={setText}
            className="flex-1"
          />
          <Button type="submit" disabled={isDone}>
            {words.guessSend}
          </Button>
        </div>
        <Problem text={problem} />
        <p role="status" className="min-h-6 font-semibold">
          {last !== undefined && fill(answerTo(last, secret), { n: last, tries: guesses.length })}
        </p>
      </form>
      <ol className="flex flex-wrap gap-2">
        {guesses.map((value, index) => (
          <li key={index}>
            <Badge variant="secondary">{value}</Badge>
          </li>
        ))}
      </ol>
    </GameFrame>
  );
}

function answerTo(guess: number, secret: number): string {
  return guess === secret ? words.guessed : guess < secret ? words.higher : words.lower;
}
