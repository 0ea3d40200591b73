export type ChessSide = "white" | "black";
export type ChessKind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";

export interface ChessPiece {
  side: ChessSide;
  kind: ChessKind;
}

/** Squares from a8 (0) to h1 (63). */
export interface ChessPosition {
  board: readonly (ChessPiece | null)[];
  turn: ChessSide;
  /** Kings and rooks that have moved, by the square they started on. */
  hasMoved: readonly number[];
  /** The square behind a pawn that has just gone two steps. */
  passed: number | null;
}

export interface ChessMove {
  from: number;
  to: number;
  promotion?: ChessKind;
}

const ORDER: readonly ChessKind[] = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];
const STRAIGHT = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const JUMPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

export function firstPosition(): ChessPosition {
  const row = (side: ChessSide, kinds: readonly ChessKind[]) => kinds.map((kind) => ({ side, kind }));
  const pawns = ORDER.map((): ChessKind => "pawn");
  const empty = Array.from({ length: 32 }, () => null);
  return {
    board: [
      ...row("black", ORDER),
      ...row("black", pawns),
      ...empty,
      ...row("white", pawns),
      ...row("white", ORDER),
    ],
    turn: "white",
    hasMoved: [],
    passed: null,
  };
}

/** The moves that do not leave the own king in check. */
export function legalMoves(position: ChessPosition, from?: number): readonly ChessMove[] {
  const squares = from === undefined ? position.board.map((_, square) => square) : [from];
  return squares
    .filter((square) => position.board[square]?.side === position.turn)
    .flatMap((square) =>
      [...reach(position, square), ...castles(position, square)].map((to) => ({ from: square, to })),
    )
    .filter((move) => !isInCheck(playMove(position, move), position.turn));
}

export function playMove(
  position: ChessPosition,
  { from, to, promotion = "queen" }: ChessMove,
): ChessPosition {
  const board = [...position.board];
  const piece = board[from];
  if (!piece) return position;
  board[from] = null;
  const isLastRow = to < 8 || to > 55;
  board[to] = piece.kind === "pawn" && isLastRow ? { side: piece.side, kind: promotion } : piece;
  if (piece.kind === "pawn" && to === position.passed) board[to + (piece.side === "white" ? 8 : -8)] = null;
  if (piece.kind === "king" && Math.abs(to - from) === 2) {
    const [rookFrom, rookTo] = to > from ? [to + 1, to - 1] : [to - 2, to + 1];
    board[rookTo] = board[rookFrom];
    board[rookFrom] = null;
  }
  return {
    board,
    turn: otherSide(position.turn),
    hasMoved: [...position.hasMoved, from, to],
    passed: piece.kind === "pawn" && Math.abs(to - from) === 16 ? (from + to) / 2 : null,
  };
}

export function isInCheck({ board, ...rest }: ChessPosition, side: ChessSide): boolean {
  const king = board.findIndex((piece) => piece?.kind === "king" && piece.side === side);
  return isAttacked({ board, ...rest }, king, otherSide(side));
}

export type ChessState = "playing" | "check" | "checkmate" | "stalemate";

export function chessState(position: ChessPosition): ChessState {
  const isChecked = isInCheck(position, position.turn);
  if (legalMoves(position).length === 0) return isChecked ? "checkmate" : "stalemate";
  return isChecked ? "check" : "playing";
}

export function otherSide(side: ChessSide): ChessSide {
  return side === "white" ? "black" : "white";
}

/** The pieces of a side that are no longer on the board. */
export function capturedPieces({ board }: ChessPosition, side: ChessSide): readonly ChessKind[] {
  const all: readonly ChessKind[] = [
    "queen",
    "rook",
    "rook",
    "bishop",
    "bishop",
    "knight",
    "knight",
    ...Array.from({ length: 8 }, (): ChessKind => "pawn"),
  ];
  const left = board.flatMap((piece) => (piece?.side === side ? [piece.kind] : []));
  return all.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** "e4" */
export function squareName(square: number): string {
  return "abcdefgh"[square % 8] + String(8 - Math.floor(square / 8));
}

function isAttacked(position: ChessPosition, target: number, by: ChessSide): boolean {
  return position.board.some((piece, square) => {
    if (piece?.side !== by) return false;
    return piece.kind === "pawn"
      ? pawnHits(square, by).includes(target)
      : reach(position, square).includes(target);
  });
}

/** Where a piece can go, whatever that means for the king. */
function reach(position: ChessPosition, from: number): readonly number[] {
  const piece = position.board[from];
  switch (piece?.kind) {
    case "pawn":
      return pawnReach(position, from, piece.side);
    case "knight":
      return walk(position, from, { directions: JUMPS, most: 1 });
    case "king":
      return walk(position, from, { directions: [...STRAIGHT, ...SLANTED], most: 1 });
    case "queen":
      return walk(position, from, { directions: [...STRAIGHT, ...SLANTED], most: 7 });
    case "rook":
      return walk(position, from, { directions: STRAIGHT, most: 7 });
    case "bishop":
      return walk(position, from, { directions: SLANTED, most: 7 });
    case undefined:
      return [];
  }
}

interface Steps {
  directions: readonly number[][];
  most: number;
}

function walk({ board }: ChessPosition, from: number, { directions, most }: Steps): readonly number[] {
  const own = board[from]?.side;
  return directions.flatMap(([across, down]) => {
    const squares: number[] = [];
    for (let count = 1; count <= most; count += 1) {
      const to = squareAt((from % 8) + across * count, Math.floor(from / 8) + down * count);
      if (to === null || board[to]?.side === own) break;
      squares.push(to);
      if (board[to]) break;
    }
    return squares;
  });
}

function pawnReach({ board, passed }: ChessPosition, from: number, side: ChessSide): readonly number[] {
  const step = side === "white" ? -8 : 8;
  const isAtHome = Math.floor(from / 8) === (side === "white" ? 6 : 1);
  const ahead = board[from + step] === null ? [from + step] : [];
  const twice = isAtHome && ahead.length > 0 && board[from + 2 * step] === null ? [from + 2 * step] : [];
  const hits = pawnHits(from, side).filter((to) => to === passed || board[to]?.side === otherSide(side));
  return [...ahead, ...twice, ...hits];
}

function pawnHits(from: number, side: ChessSide): readonly number[] {
  const row = Math.floor(from / 8) + (side === "white" ? -1 : 1);
  return [-1, 1].flatMap((across) => squareAt((from % 8) + across, row) ?? []);
}

/** The king goes two squares when neither has moved, nothing stands between, and no square on the way is attacked. */
function castles(position: ChessPosition, from: number): readonly number[] {
  const { board, hasMoved, turn } = position;
  const home = turn === "white" ? 60 : 4;
  if (board[from]?.kind !== "king" || from !== home || hasMoved.includes(home) || isInCheck(position, turn))
    return [];
  const ways = [
    { to: home + 2, rook: home + 3, between: [home + 1, home + 2] },
    { to: home - 2, rook: home - 4, between: [home - 1, home - 2, home - 3] },
  ];
  return ways
    .filter(({ to, rook, between }) => {
      const isReady = board[rook]?.kind === "rook" && board[rook]?.side === turn && !hasMoved.includes(rook);
      const isSafe = !isAttacked(position, (home + to) / 2, otherSide(turn));
      return isReady && isSafe && between.every((square) => board[square] === null);
    })
    .map(({ to }) => to);
}

function squareAt(column: number, row: number): number | null {
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? row * 8 + column : null;
}
