import { useEffect, useState } from "react";
import { PAIR_SYMBOLS } from "@/components/games/pair-symbols";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { closeCards, freshPairs, turnCard } from "@/lib/games/pairs";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const CLOSE_AFTER_MS = 900;

export function MemoryGame({ pairs }: { pairs: number }) {
  const symbols = Object.keys(PAIR_SYMBOLS).slice(0, pairs);
  const [game, setGame] = useState(() => freshPairs(symbols, Math.random));
  const [best, setBest] = useStored("memory-best-" + pairs, 0);
  const [seconds, setSeconds] = useState(0);
  const isDone = game.found.length === game.cards.length;
  const isPlaying = !isDone && (game.moves > 0 || game.open.length > 0);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isPlaying]);

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
    <div className="mx-auto grid w-full max-w-xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg tabular-nums">
          {words.moves}: <strong>{game.moves}</strong> · {words.pairs}: {game.found.length / 2} / {pairs}
          {best > 0 && (
            <span className="text-muted-foreground">
              {" "}
              · {words.best}: {best}
            </span>
          )}
        </p>
        <p className="tabular-nums">
          {words.time}: {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
        </p>
        <Button type="button" onClick={restart}>
          {words.newGame}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isDone ? words.found.replace("{n}", String(game.moves)) : ""}
      </p>
      <div role="group" aria-label={words.board} className="grid grid-cols-4 gap-2 sm:gap-3">
        {game.cards.map((symbol, card) => (
          <MemoryCard
            key={card}
            place={card + 1}
            symbol={symbol}
            isOpen={game.open.includes(card) || game.found.includes(card)}
            isFound={game.found.includes(card)}
            onTurn={() => turn(card)}
          />
        ))}
      </div>
    </div>
  );
}

interface MemoryCardProps {
  place: number;
  symbol: string;
  isOpen: boolean;
  isFound: boolean;
  onTurn: () => void;
}

function MemoryCard({ place, symbol, isOpen, isFound, onTurn }: MemoryCardProps) {
  const Icon = PAIR_SYMBOLS[symbol];
  return (
    <button
      type="button"
      aria-label={isOpen ? symbol : words.card.replace("{n}", String(place))}
      onClick={onTurn}
      className={cn(
        "grid aspect-square place-items-center rounded-xl border-2 outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2",
        isOpen ? "bg-card text-card-foreground" : "border-primary bg-primary hover:opacity-85",
        isFound && "border-primary",
      )}
    >
      {isOpen && <Icon aria-hidden="true" className="size-1/2" />}
    </button>
  );
}
