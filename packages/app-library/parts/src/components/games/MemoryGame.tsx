import { useEffect, useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { PAIR_SYMBOLS } from "@/components/games/pair-symbols";
import { useInterval } from "@/hooks/use-interval";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { closeCards, freshPairs, turnCard } from "@/lib/games/pairs";
import { clockText } from "@/lib/tools/clock-text";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const CLOSE_AFTER_MS = 900;

interface MemoryGameProps {
  pairs: number;
  /** What stands on the cards instead of pictures. */
  names?: readonly string[];
  /** Said when all of them are found. */
  end?: string;
}

export function MemoryGame({ pairs, names, end }: MemoryGameProps) {
  const symbols = names ?? Object.keys(PAIR_SYMBOLS).slice(0, pairs);
  const [game, setGame] = useState(() => freshPairs(symbols, Math.random));
  const [best, setBest] = useStored("memory-best-" + pairs, 0);
  const [seconds, setSeconds] = useState(0);
  const isDone = game.found.length === game.cards.length;
  const isPlaying = !isDone && (game.moves > 0 || game.open.length > 0);
  useInterval(() => setSeconds(seconds + 1), isPlaying ? 1000 : null);

  useEffect(() => {
    if (game.open.length < 2) return undefined;
    const timer = setTimeout(() => setGame(closeCards), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [game.open]);

  const restart = () => {
    setGame(freshPairs(symbols, Math.random));
    setSeconds(0);
  };
  const turn = (card: number) => {
    const next = turnCard(game, card);
    setGame(next);
    if (next.found.length === next.cards.length)
      setBest(best === 0 ? next.moves : Math.min(best, next.moves));
  };

  return (
    <GameFrame
      stats={[
        [words.pairs, game.found.length / 2 + " / " + pairs],
        [words.time, clockText(seconds * 1000)],
        [words.best, best || "–"],
      ]}
      action={words.newGame}
      onAction={restart}
      status={isDone ? doneText(game.moves, end) : `${words.moves}: ${game.moves}`}
      className="max-w-xl"
    >
      <div role="group" aria-label={words.board} className="grid grid-cols-4 gap-2 sm:gap-3">
        {game.cards.map((symbol, card) => {
          const Icon = names ? undefined : PAIR_SYMBOLS[symbol];
          const isFound = game.found.includes(card);
          const isOpen = isFound || game.open.includes(card);
          return (
            <button
              key={card}
              type="button"
              aria-label={isOpen ? symbol : fill(words.card, { n: card + 1 })}
              onClick={() => turn(card)}
              className={cn(
                "grid aspect-square place-items-center rounded-xl border-2 outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2",
                isOpen ? "bg-card text-card-foreground" : "border-primary bg-primary hover:opacity-85",
                isFound && "border-primary",
              )}
            >
              {isOpen &&
                (Icon ? (
                  <Icon className="size-1/2" />
                ) : (
                  <span className="px-1 text-center text-sm font-semibold break-words hyphens-auto">
                    {symbol}
                  </span>
                ))}
            </button>
          );
        })}
      </div>
    </GameFrame>
  );
}

const doneText = (moves: number, end = "") =>
  [end, fill(words.found, { n: moves })].filter(Boolean).join(" ");
