import { type FormEvent, useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
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
      setProblem(words.guessRange.replace("{min}", String(min)).replace("{max}", String(max)));
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
    <div className="mx-auto grid w-full max-w-md gap-5">
      <div className="flex flex-wrap gap-2">
        <GameStat label={words.tries} value={guesses.length} />
        <GameStat label={words.best} value={best || "–"} />
      </div>
      <p className="text-lg">{words.guessAsk.replace("{min}", String(min)).replace("{max}", String(max))}</p>
      <form
        onSubmit={guess}
        noValidate
        className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground"
      >
        <Label htmlFor="guess">{words.guess}</Label>
        <div className="flex gap-2">
          <Input
            id="guess"
            type="number"
            min={min}
            max={max}
            value={text}
            disabled={isDone}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" disabled={isDone}>
            {words.guessSend}
          </Button>
        </div>
        {problem && (
          <p role="alert" className="text-sm text-destructive">
            {problem}
          </p>
        )}
        <p role="status" className="min-h-6 font-semibold">
          {last !== undefined && answerTo(last, secret, guesses.length)}
        </p>
      </form>
      {guesses.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {guesses.map((value, index) => (
            <li key={index}>
              <Badge variant="secondary">{value}</Badge>
            </li>
          ))}
        </ol>
      )}
      <Button
        type="button"
        variant={isDone ? "default" : "outline"}
        className="justify-self-start"
        onClick={restart}
      >
        {words.newGame}
      </Button>
    </div>
  );
}

function answerTo(guess: number, secret: number, tries: number): string {
  const text = guess === secret ? words.guessed : guess < secret ? words.higher : words.lower;
  return text.replace("{n}", String(guess)).replace("{tries}", String(tries));
}
