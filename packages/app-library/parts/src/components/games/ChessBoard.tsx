import { useState } from "react";
import { CHESS_GLYPHS, CHESS_NAMES } from "@/components/games/chess-pieces";
import {
  type ChessMove,
  type ChessPiece,
  type ChessPosition,
  legalMoves,
  squareName,
} from "@/lib/games/chess-moves";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface ChessBoardProps {
  position: ChessPosition;
  onMove: (move: ChessMove) => void;
}

/** Choose a piece, then where it goes; the squares it can reach are marked. */
export function ChessBoard({ position, onMove }: ChessBoardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const targets = chosen === null ? [] : legalMoves(position, chosen).map(({ to }) => to);

  const press = (square: number) => {
    if (chosen !== null && targets.includes(square)) onMove({ from: chosen, to: square });
    else setChosen(position.board[square]?.side === position.turn && square !== chosen ? square : null);
  };

  return (
    <div
      role="group"
      aria-label={words.board}
      className="grid grid-cols-8 overflow-hidden rounded-xl border-4 border-primary"
    >
      {position.board.map((piece, square) => (
        <button
          key={square}
          type="button"
          aria-label={squareLabel(square, piece)}
          aria-pressed={square === chosen}
          onClick={() => press(square)}
          onKeyDown={(event) => event.key === "Escape" && setChosen(null)}
          className={cn(
            "relative grid aspect-square place-items-center text-[min(8vw,2.75rem)] leading-none outline-none focus-visible:ring-4 focus-visible:ring-ring focus-visible:ring-inset",
            isLight(square) ? "bg-[#eeeed2]" : "bg-[#769656]",
            square === chosen && "bg-[#f6f669]",
          )}
        >
          {piece && (
            <span
              aria-hidden="true"
              className={
                piece.side === "white"
                  ? "text-white [-webkit-text-stroke:1px_#222] [paint-order:stroke_fill]"
                  : "text-[#1a1a1a]"
              }
            >
              {CHESS_GLYPHS[piece.kind]}
            </span>
          )}
          {targets.includes(square) && (
            <span
              aria-hidden="true"
              className="absolute size-1/4 rounded-full bg-black/40 ring-2 ring-white/60"
            />
          )}
        </button>
      ))}
    </div>
  );
}

function isLight(square: number): boolean {
  return ((square % 8) + Math.floor(square / 8)) % 2 === 0;
}

function squareLabel(square: number, piece: ChessPiece | null): string {
  if (!piece) return squareName(square);
  const side = piece.side === "white" ? words.white : words.black;
  return squareName(square) + ": " + side + ", " + CHESS_NAMES[piece.kind];
}
