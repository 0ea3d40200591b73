export const BLOCK_COLUMNS = 10;
export const BLOCK_ROWS = 20;

/** Rows of colours; zero is an empty place. */
export type BlockBoard = readonly (readonly number[])[];

export interface FallingPiece {
  /** Rows of the shape; the number is its colour. */
  shape: BlockBoard;
  x: number;
  y: number;
}

export interface BlocksGame {
  board: BlockBoard;
  piece: FallingPiece;
  next: BlockBoard;
  lines: number;
  score: number;
  isOver: boolean;
}

const SHAPES: readonly BlockBoard[] = [
  [[1, 1, 1, 1]],
  [
    [2, 2],
    [2, 2],
  ],
  [
    [0, 3, 0],
    [3, 3, 3],
  ],
  [
    [4, 0, 0],
    [4, 4, 4],
  ],
  [
    [0, 0, 5],
    [5, 5, 5],
  ],
  [
    [0, 6, 6],
    [6, 6, 0],
  ],
  [
    [7, 7, 0],
    [0, 7, 7],
  ],
];
const WORTH = [0, 100, 300, 500, 800];

const drawn = (random: () => number) => SHAPES[Math.floor(random() * SHAPES.length)];

const entering = (shape: BlockBoard): FallingPiece => ({
  shape,
  x: Math.floor((BLOCK_COLUMNS - shape[0].length) / 2),
  y: 0,
});

export function freshBlocks(random: () => number): BlocksGame {
  const board = Array.from({ length: BLOCK_ROWS }, () => Array.from({ length: BLOCK_COLUMNS }, () => 0));
  return { board, piece: entering(drawn(random)), next: drawn(random), lines: 0, score: 0, isOver: false };
}

export function pieceFits(board: BlockBoard, { shape, x, y }: FallingPiece): boolean {
  return shape.every((row, down) =>
    row.every((colour, across) => colour === 0 || board[y + down]?.[x + across] === 0),
  );
}

export function movePiece(game: BlocksGame, across: number): BlocksGame {
  const piece = { ...game.piece, x: game.piece.x + across };
  return !game.isOver && pieceFits(game.board, piece) ? { ...game, piece } : game;
}

/** A quarter to the right; at the wall it gives way. */
export function turnPiece(game: BlocksGame): BlocksGame {
  const { shape } = game.piece;
  const turned = shape[0].map((_, across) => shape.map((row) => row[across]).reverse());
  for (const aside of [0, -1, 1, -2, 2]) {
    const piece = { ...game.piece, shape: turned, x: game.piece.x + aside };
    if (!game.isOver && pieceFits(game.board, piece)) return { ...game, piece };
  }
  return game;
}

/** One row down; where it cannot, it stays, full rows go and the next one comes. */
export function dropPiece(game: BlocksGame, random: () => number): BlocksGame {
  if (game.isOver) return game;
  const lower = { ...game.piece, y: game.piece.y + 1 };
  if (pieceFits(game.board, lower)) return { ...game, piece: lower };
  const settled = withPiece(game.board, game.piece);
  const left = settled.filter((row) => row.includes(0));
  const gone = BLOCK_ROWS - left.length;
  const fresh = Array.from({ length: gone }, () => Array.from({ length: BLOCK_COLUMNS }, () => 0));
  const board = [...fresh, ...left];
  const piece = entering(game.next);
  return {
    board,
    piece,
    next: drawn(random),
    lines: game.lines + gone,
    score: game.score + WORTH[gone] * (Math.floor(game.lines / 10) + 1),
    isOver: !pieceFits(board, piece),
  };
}

export function withPiece(board: BlockBoard, { shape, x, y }: FallingPiece): BlockBoard {
  return board.map((row, down) => row.map((colour, across) => shape[down - y]?.[across - x] || colour));
}
