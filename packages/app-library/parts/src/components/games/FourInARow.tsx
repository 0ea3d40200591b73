import { useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import {
  EMPTY_FOUR_BOARD,
  FOUR_COLUMNS,
  type FourBoard,
  type FourDisc,
  computerColumn,
  dropDisc,
  freePlaceIn,
  winningFour,
} from "@/lib/games/four-in-a-row";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface FourInARowProps {
  opponent: "computer" | "person";
}

export function FourInARow({ opponent }: FourInARowProps) {
  const [board, setBoard] = useState<FourBoard>(EMPTY_FOUR_BOARD);
  const [turn, setTurn] = useState<FourDisc>("first");
  const [wins, setWins] = useStored("four-wins", { first: 0, second: 0 });
  const four = winningFour(board);
  const isFull = board.every((disc) => disc !== null);
  const winner = four.length > 0 ? board[four[0]] : null;
  const isOver = winner !== null || isFull;

  const place = (column: number) => {
    if (isOver || freePlaceIn(board, column) < 0) return;
    let next = dropDisc(board, column, turn);
    let following: FourDisc = turn === "first" ? "second" : "first";
    if (opponent === "computer" && winningFour(next).length === 0 && next.includes(null)) {
      next = dropDisc(next, computerColumn(next), "second");
      following = "first";
    }
    const won = winningFour(next);
    if (won.length > 0) {
      const disc = next[won[0]] ?? "first";
      setWins((old) => ({ ...old, [disc]: old[disc] + 1 }));
    }
    setBoard(next);
    setTurn(following);
  };

  const names = { first: words.yellow, second: words.red };
  const status = winner
    ? words.fourWinner.replace("{name}", names[winner])
    : isFull
      ? words.fourDraw
      : words.fourTurn.replace("{name}", names[turn]);

  return (
    <div className="mx-auto grid w-full max-w-lg gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label={names.first} value={wins.first} />
          <GameStat label={names.second} value={wins.second} />
        </div>
        <Button
          type="button"
          onClick={() => {
            setBoard(EMPTY_FOUR_BOARD);
            setTurn("first");
          }}
        >
          {words.newGame}
        </Button>
      </div>
      <p role="status" className="font-semibold">
        {status}
      </p>
      <div className="grid grid-cols-7 gap-1.5 rounded-2xl bg-primary p-3">
        {board.map((disc, at) => (
          <button
            key={at}
            type="button"
            aria-label={
              words.fourPlace.replace("{n}", String((at % FOUR_COLUMNS) + 1)) +
              (disc ? ": " + names[disc] : "")
            }
            disabled={isOver}
            onClick={() => place(at % FOUR_COLUMNS)}
            className={cn(
              "aspect-square rounded-full border-2 border-foreground/20 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              disc === null && "bg-background",
              four.includes(at) && "ring-4 ring-foreground",
            )}
            style={disc ? { backgroundColor: disc === "first" ? "#facc15" : "#dc2626" } : undefined}
          />
        ))}
      </div>
    </div>
  );
}
