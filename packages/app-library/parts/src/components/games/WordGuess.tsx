import { DeleteIcon } from "lucide-react";
import { useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { type LetterMark, markGuess } from "@/lib/games/word-guess";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const WORDS = words.fiveLetters.split(" ");
const LENGTH = 5;
const TRIES = 6;
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const CLASSES: Record<LetterMark, string> = {
  right: "border-transparent bg-green-700 text-white",
  elsewhere: "border-transparent bg-amber-600 text-white",
  absent: "border-transparent bg-muted-foreground text-background",
};

const randomWord = () => WORDS[Math.floor(Math.random() * WORDS.length)];

export function WordGuess() {
  const [word, setWord] = useState(randomWord);
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const [wins, setWins] = useStored("word-guess-wins", 0);
  const isWon = guesses.includes(word);
  const isOver = isWon || guesses.length === TRIES;
  const marks = new Map(
    guesses.flatMap((guess) => markGuess(guess, word).map((mark, at) => [guess[at] + mark, mark] as const)),
  );
  const markOf = (letter: string) =>
    marks.get(letter + "right") ?? marks.get(letter + "elsewhere") ?? marks.get(letter + "absent");

  const press = (key: string) => {
    if (isOver) return;
    if (key === "Backspace") return setTyped(typed.slice(0, -1));
    if (key === "Enter") {
      if (typed.length < LENGTH) return;
      if (typed === word) setWins(wins + 1);
      setGuesses([...guesses, typed]);
      return setTyped("");
    }
    if (/^\p{L}$/u.test(key) && typed.length < LENGTH) setTyped(typed + key.toLowerCase());
  };

  useKeyDown((event) => press(event.key));

  const restart = () => {
    setWord(randomWord());
    setGuesses([]);
    setTyped("");
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex items-center justify-between gap-3">
        <GameStat label={words.guessWins} value={wins} />
        <Button type="button" onClick={restart}>
          {words.newGame}
        </Button>
      </div>
      <div className="grid gap-1.5" role="group" aria-label={words.board}>
        {Array.from({ length: TRIES }, (_, row) => {
          const guess = guesses[row] ?? (row === guesses.length ? typed : "");
          const found = guesses[row] === undefined ? [] : markGuess(guesses[row], word);
          return (
            <div key={row} className="mx-auto grid w-full max-w-xs grid-cols-5 gap-1.5">
              {Array.from({ length: LENGTH }, (__, at) => (
                <span
                  key={at}
                  className={cn(
                    "grid aspect-square place-items-center rounded-md border-2 bg-card text-2xl font-bold text-card-foreground uppercase",
                    found[at] && CLASSES[found[at]],
                  )}
                >
                  {guess[at] ?? ""}
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className="min-h-6 text-center font-semibold">
        {isOver ? (isWon ? words.guessWon : words.guessLost).replace("{name}", word.toUpperCase()) : ""}
      </p>
      <div className="grid justify-items-center gap-1.5">
        {KEYS.map((row, at) => (
          <div key={row} className="flex gap-1">
            {Array.from(row).map((letter) => {
              const mark = markOf(letter);
              return (
                <button
                  key={letter}
                  type="button"
                  onClick={() => press(letter)}
                  className={cn(
                    "h-11 w-7 rounded-md border bg-card font-semibold text-card-foreground uppercase outline-none focus-visible:ring-2 focus-visible:ring-ring sm:w-9",
                    mark && CLASSES[mark],
                  )}
                >
                  {letter}
                </button>
              );
            })}
            {at === 2 && (
              <>
                <Button
                  type="button"
                  size="sm"
                  variant="outline"
                  className="h-11"
                  aria-label={words.erase}
                  onClick={() => press("Backspace")}
                >
                  <DeleteIcon aria-hidden="true" />
                </Button>
                <Button
                  type="button"
                  size="sm"
                  className="h-11"
                  disabled={typed.length < LENGTH}
                  onClick={() => press("Enter")}
                >
                  OK
                </Button>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
