import { DeleteIcon } from "lucide-react";
import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
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
    <GameFrame
      stats={[[words.guessWins, wins]]}
      action={words.newGame}
      onAction={restart}
      status={isOver ? fill(isWon ? words.guessWon : words.guessLost, { name: word.toUpperCase() }) : ""}
    >
      <div className="mx-auto grid w-full max-w-xs grid-cols-5 gap-1.5" role="group" aria-label={words.board}>
        {Array.from({ length: TRIES * LENGTH }, (_, cell) => {
          const [row, at] = [Math.floor(cell / LENGTH), cell % LENGTH];
          const guess = guesses[row] ?? (row === guesses.length ? typed : "");
          const mark = row < guesses.length ? markGuess(guess, word)[at] : undefined;
          return (
            <span
              key={cell}
              className={cn(
                "grid aspect-square place-items-center rounded-md border-2 bg-card text-2xl font-bold text-card-foreground uppercase",
                mark && CLASSES[mark],
              )}
            >
              {guess[at] ?? ""}
            </span>
          );
        })}
      </div>
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
                  size="sm"
                  variant="outline"
                  className="h-11"
                  aria-label={words.erase}
                  onClick={() => press("Backspace")}
                >
                  <DeleteIcon />
                </Button>
                <Button
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
    </GameFrame>
  );
}
