import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { fill } from "@/lib/fill";
import { type HangedWord, MAX_MISSES, guessLetter, missesOf, wordState } from "@/lib/games/hanged-word";
import { words } from "@/lib/words";

const WORD_LIST = words.hangWords.split("|");
const LETTERS = [
  ...Array.from("abcdefghijklmnopqrstuvwxyz"),
  ...(WORD_LIST.some((word) => word.includes("ñ")) ? ["ñ"] : []),
];

const PARTS = [
  <circle key="head" cx="70" cy="34" r="10" />,
  <path key="body" d="M70 44 V74" />,
  <path key="arm-1" d="M70 52 L56 64" />,
  <path key="arm-2" d="M70 52 L84 64" />,
  <path key="leg-1" d="M70 74 L58 92" />,
  <path key="leg-2" d="M70 74 L82 92" />,
];

function freshWord(): HangedWord {
  return { word: WORD_LIST[Math.floor(Math.random() * WORD_LIST.length)], guessed: [] };
}

export function HangmanGame() {
  const [game, setGame] = useState(freshWord);
  const misses = missesOf(game);
  const state = wordState(game);
  const letters = Array.from(game.word).map((letter) =>
    game.guessed.includes(letter) || state === "lost" ? letter : "_",
  );

  useKeyDown(({ key }) => {
    if (LETTERS.includes(key.toLowerCase())) setGame((current) => guessLetter(current, key.toLowerCase()));
  });

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <svg
        viewBox="0 0 110 120"
        role="img"
        aria-label={fill(words.hangPicture, { n: misses, max: MAX_MISSES })}
        className="w-full max-w-48 fill-none stroke-current stroke-[3]"
      >
        <path d="M10 112 H60 M24 112 V8 H70 V24" />
        {PARTS.slice(0, misses)}
      </svg>
      <div className="grid content-start gap-4">
        <p
          aria-label={fill(words.hangWord, { name: letters.join(" ") })}
          className="font-mono text-3xl tracking-[0.3em] break-all uppercase"
        >
          {letters.join("")}
        </p>
        <p>{fill(words.hangLeft, { n: misses, max: MAX_MISSES })}</p>
        <p role="status" className="min-h-6 font-semibold">
          {state === "won" && fill(words.hangWon, { name: game.word })}
          {state === "lost" && fill(words.hangLost, { name: game.word })}
        </p>
        <div role="group" aria-label="A–Z" className="grid grid-cols-7 gap-1.5">
          {LETTERS.map((letter) => (
            <Button
              key={letter}
              size="sm"
              variant={game.guessed.includes(letter) && game.word.includes(letter) ? "default" : "outline"}
              disabled={game.guessed.includes(letter) || state !== "playing"}
              onClick={() => setGame(guessLetter(game, letter))}
              className="px-0 uppercase"
            >
              {letter}
            </Button>
          ))}
        </div>
        <Button className="justify-self-start" onClick={() => setGame(freshWord())}>
          {words.newGame}
        </Button>
      </div>
    </div>
  );
}
