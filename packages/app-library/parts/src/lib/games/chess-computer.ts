import {
  type ChessKind,
  type ChessMove,
  type ChessPosition,
  isInCheck,
  legalMoves,
  playMove,
} from "@/lib/games/chess-moves";

const WORTH: Record<ChessKind, number> = { king: 0, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

/** Looks one answer ahead: takes what it can without giving more away. */
export function computerMove(position: ChessPosition, random: () => number): ChessMove | undefined {
  const rated = legalMoves(position).map((move) => ({
    move,
    worth: worthOf(position, move) + random() * 0.5,
  }));
  return rated.toSorted((left, right) => right.worth - left.worth)[0]?.move;
}

function worthOf(position: ChessPosition, move: ChessMove): number {
  const next = playMove(position, move);
  const taken = position.board[move.to];
  const answers = legalMoves(next);
  if (answers.length === 0) return isInCheck(next, next.turn) ? 1000 : 0;
  const losses = answers.map(({ to }) => WORTH[next.board[to]?.kind ?? "king"]);
  const isCentral = [27, 28, 35, 36].includes(move.to) ? 0.3 : 0;
  return (taken ? WORTH[taken.kind] : 0) - Math.max(0, ...losses) * 0.9 + isCentral;
}
