import { useState } from "react";
import { FilterSelect } from "@/components/common/FilterSelect";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
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
  const isOver = isRowGameOver(board);
  const winner = row ? board[row[0]] : null;

  const play = (square: number) => {
    const mine = placeMark(board, square);
    if (mine === board) return;
    const answer = opponent === "computer" && !isRowGameOver(mine) ? computerSquare(mine) : undefined;
    const next = answer === undefined ? mine : placeMark(mine, answer);
    setBoard(next);
    if (isRowGameOver(next)) {
      const winning = winningRow(next);
      const mark = winning ? next[winning[0]] : null;
      setWins(mark ? { ...wins, [mark]: wins[mark] + 1 } : { ...wins, draws: wins.draws + 1 });
    }
  };

  const status = winner
    ? words.wins.replace("{name}", winner)
    : isOver
      ? words.draw
      : words.turn.replace("{name}", rowTurn(board));

  return (
    <div className="mx-auto grid w-full max-w-sm gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterSelect
          label={words.opponent}
          value={opponent}
          options={[
            { value: "computer", label: words.computer },
            { value: "person", label: words.person },
          ]}
          onChange={(next) => {
            setOpponent(next);
            setBoard(EMPTY_ROW_BOARD);
          }}
        />
        <Button type="button" onClick={() => setBoard(EMPTY_ROW_BOARD)}>
          {words.newGame}
        </Button>
      </div>
      <p role="status" className="text-lg font-semibold">
        {status}
      </p>
      <div role="group" aria-label={words.board} className="grid grid-cols-3 gap-2">
        {board.map((mark, square) => (
          <button
            key={square}
            type="button"
            aria-label={words.square.replace("{n}", String(square + 1)) + ": " + (mark ?? words.blank)}
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
      <div className="flex flex-wrap gap-2">
        <GameStat label="X" value={wins.X} />
        <GameStat label="O" value={wins.O} />
        <GameStat label={words.draws} value={wins.draws} />
      </div>
    </div>
  );
}
