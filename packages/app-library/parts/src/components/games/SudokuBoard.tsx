import { fill } from "@/lib/fill";
import { type SudokuGrid, peersOf } from "@/lib/games/sudoku-rules";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface SudokuBoardProps {
  puzzle: SudokuGrid;
  filled: SudokuGrid;
  chosen: number;
  onChoose: (at: number) => void;
}

/** A digit that stands twice in a row, column or box is marked. */
export function SudokuBoard({ puzzle, filled, chosen, onChoose }: SudokuBoardProps) {
  const peers = chosen < 0 ? [] : peersOf(chosen);
  return (
    <div className="grid aspect-square grid-cols-9 overflow-hidden rounded-lg border-2 border-foreground bg-card text-card-foreground">
      {filled.map((digit, at) => {
        const isWrong = digit !== 0 && peersOf(at).some((peer) => filled[peer] === digit);
        const isFixed = puzzle[at] !== 0;
        return (
          <button
            key={at}
            type="button"
            aria-label={fill(words.cell, {
              row: Math.floor(at / 9) + 1,
              column: (at % 9) + 1,
              digit: digit === 0 ? "–" : String(digit),
            })}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            className={cn(
              "grid place-items-center border text-lg tabular-nums outline-none focus-visible:ring-2 focus-visible:ring-ring sm:text-xl",
              at % 9 === 2 || at % 9 === 5 ? "border-r-2 border-r-foreground" : "",
              Math.floor(at / 9) === 2 || Math.floor(at / 9) === 5 ? "border-b-2 border-b-foreground" : "",
              isFixed ? "font-bold" : "",
              peers.includes(at) && "bg-muted text-foreground",
              at === chosen && "bg-primary text-primary-foreground",
              isWrong && !isFixed && "bg-destructive text-white",
            )}
          >
            {digit === 0 ? "" : digit}
          </button>
        );
      })}
    </div>
  );
}
