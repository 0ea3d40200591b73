import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import {
  type FourBoard,
  type FourDisc,
  EMPTY_FOUR_BOARD,
  FOUR_COLUMNS,
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

const NAMES = { first: words.yellow, second: words.red };
const COLOURS = { first: "#facc15", second: "#dc2626" };

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
  const restart = () => {
    setBoard(EMPTY_FOUR_BOARD);
    setTurn("first");
  };
  const status = winner
    ? fill(words.fourWinner, { name: NAMES[winner] })
    : isFull
      ? words.fourDraw
      : fill(words.turn, { name: NAMES[turn] });

  return (
    <GameFrame
      stats={[
        [NAMES.first, wins.first],
        [NAMES.second, wins.second],
      ]}
      action={words.newGame}
      onAction={restart}
      status={status}
      className="max-w-lg"
    >
      <div className="grid grid-cols-7 gap-1.5 rounded-2xl bg-primary p-3">
        {board.map((disc, at) => (
          <button
            key={at}
            type="button"
            aria-label={
              fill(words.fourPlace, { n: (at % FOUR_COLUMNS) + 1 }) + (disc ? ": " + NAMES[disc] : "")
            }
            disabled={isOver}
            onClick={() => place(at % FOUR_COLUMNS)}
            className={cn(
              "aspect-square rounded-full border-2 border-foreground/20 bg-background outline-none focus-visible:ring-4 focus-visible:ring-ring",
              four.includes(at) && "ring-4 ring-foreground",
            )}
            style={disc ? { backgroundColor: COLOURS[disc] } : undefined}
          />
        ))}
      </div>
    </GameFrame>
  );
}
