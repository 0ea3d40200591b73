import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { OpponentSelect } from "@/components/games/OpponentSelect";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import {
  EMPTY_ROW_BOARD,
  computerSquare,
  isRowGameOver,
  placeMark,
  rowTurn,
  winningRow,
} from "@/lib/games/three-in-a-row";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface TicTacToeProps {
  opponent: "person" | "computer";
}

export function TicTacToe({ opponent: firstOpponent }: TicTacToeProps) {
  const [board, setBoard] = useState(EMPTY_ROW_BOARD);
  const [opponent, setOpponent] = useState<string>(firstOpponent);
  const [wins, setWins] = useStored("three-in-a-row", { X: 0, O: 0, draws: 0 });
  const row = winningRow(board);
  const winner = row ? board[row[0]] : null;

  const play = (square: number) => {
    const mine = placeMark(board, square);
    if (mine === board) return;
    const answer = opponent === "computer" && !isRowGameOver(mine) ? computerSquare(mine) : undefined;
    const next = answer === undefined ? mine : placeMark(mine, answer);
    setBoard(next);
    if (!isRowGameOver(next)) return;
    const winning = winningRow(next);
    const mark = winning ? next[winning[0]] : null;
    setWins({ ...wins, [mark ?? "draws"]: wins[mark ?? "draws"] + 1 });
  };
  const status = winner
    ? fill(words.wins, { name: winner })
    : isRowGameOver(board)
      ? words.draw
      : fill(words.turn, { name: rowTurn(board) });

  return (
    <GameFrame
      stats={[
        ["X", wins.X],
        ["O", wins.O],
        [words.draws, wins.draws],
      ]}
      action={words.newGame}
      onAction={() => setBoard(EMPTY_ROW_BOARD)}
      status={status}
      className="max-w-md"
    >
      <div role="group" aria-label={words.board} className="grid grid-cols-3 gap-2">
        {board.map((mark, square) => (
          <button
            key={square}
            type="button"
            aria-label={fill(words.square, { n: square + 1 }) + ": " + (mark ?? words.blank)}
            onClick={() => play(square)}
            className={cn(
              "grid aspect-square place-items-center rounded-xl border-2 bg-card font-heading text-5xl font-bold text-card-foreground outline-none hover:border-primary focus-visible:ring-2 focus-visible:ring-ring",
              row?.includes(square) && "border-primary bg-primary text-primary-foreground",
            )}
          >
            {mark}
          </button>
        ))}
      </div>
      <OpponentSelect
        value={opponent}
        onChange={(next) => {
          setOpponent(next);
          setBoard(EMPTY_ROW_BOARD);
        }}
      />
    </GameFrame>
  );
}
