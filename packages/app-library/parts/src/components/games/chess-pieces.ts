import type { ChessKind } from "@/lib/games/chess-moves";
import { words } from "@/lib/words";

/** With a sign that asks for the plain form, not the coloured one. */
export const CHESS_GLYPHS: Record<ChessKind, string> = {
  king: "♚\uFE0E",
  queen: "♛\uFE0E",
  rook: "♜\uFE0E",
  bishop: "♝\uFE0E",
  knight: "♞\uFE0E",
  pawn: "♟\uFE0E",
};

export const CHESS_NAMES: Record<ChessKind, string> = {
  king: words.king,
  queen: words.queen,
  rook: words.rook,
  bishop: words.bishop,
  knight: words.knight,
  pawn: words.pawn,
};
