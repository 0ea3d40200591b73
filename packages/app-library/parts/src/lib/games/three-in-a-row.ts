export type RowMark = "X" | "O";
export type RowBoard = readonly (RowMark | null)[];

export const EMPTY_ROW_BOARD: RowBoard = Array.from({ length: 9 }, () => null);

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The three squares that decide the game, if there are any. */
export function winningRow(board: RowBoard): readonly number[] | undefined {
  return ROWS.find(([first, second, third]) => {
    const mark = board[first];
    return mark !== null && mark === board[second] && mark === board[third];
  });
}

export function rowTurn(board: RowBoard): RowMark {
  const count = board.filter((mark) => mark !== null).length;
  return count % 2 === 0 ? "X" : "O";
}

export function isRowGameOver(board: RowBoard): boolean {
  return winningRow(board) !== undefined || board.every((mark) => mark !== null);
}

/** A taken square, or a game that is over, leaves the board as it is. */
export function placeMark(board: RowBoard, square: number): RowBoard {
  if (board[square] !== null || isRowGameOver(board)) return board;
  return board.map((mark, index) => (index === square ? rowTurn(board) : mark));
}

/** Wins if it can, blocks if it must, otherwise takes the best free square. */
export function computerSquare(board: RowBoard): number | undefined {
  const mine = rowTurn(board);
  const theirs: RowMark = mine === "X" ? "O" : "X";
  const completes = (mark: RowMark) =>
    board.findIndex((old, square) => {
      if (old !== null) return false;
      return winningRow(board.map((other, index) => (index === square ? mark : other))) !== undefined;
    });
  const urgent = [completes(mine), completes(theirs)].find((square) => square >= 0);
  return urgent ?? [4, 0, 2, 6, 8, 1, 3, 5, 7].find((square) => board[square] === null);
}
