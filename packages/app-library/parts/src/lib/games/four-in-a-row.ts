export const FOUR_COLUMNS = 7;
export const FOUR_ROWS = 6;

export type FourDisc = "first" | "second";
/** Row by row from the top. */
export type FourBoard = readonly (FourDisc | null)[];

export const EMPTY_FOUR_BOARD: FourBoard = Array.from({ length: FOUR_COLUMNS * FOUR_ROWS }, () => null);

/** The lowest free place of a column; -1 when it is full. */
export function freePlaceIn(board: FourBoard, column: number): number {
  for (let row = FOUR_ROWS - 1; row >= 0; row -= 1) {
    if (board[row * FOUR_COLUMNS + column] === null) return row * FOUR_COLUMNS + column;
  }
  return -1;
}

export function dropDisc(board: FourBoard, column: number, disc: FourDisc): FourBoard {
  const place = freePlaceIn(board, column);
  return place < 0 ? board : board.map((other, at) => (at === place ? disc : other));
}

/** The four places that win; empty as long as nobody has. */
export function winningFour(board: FourBoard): readonly number[] {
  for (let at = 0; at < board.length; at += 1) {
    const [row, column] = [Math.floor(at / FOUR_COLUMNS), at % FOUR_COLUMNS];
    for (const [down, across] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ]) {
      const [lastRow, lastColumn] = [row + 3 * down, column + 3 * across];
      if (lastRow >= FOUR_ROWS || lastColumn < 0 || lastColumn >= FOUR_COLUMNS) continue;
      const places = [0, 1, 2, 3].map((step) => (row + step * down) * FOUR_COLUMNS + column + step * across);
      if (board[at] !== null && places.every((place) => board[place] === board[at])) return places;
    }
  }
  return [];
}

/** Wins where it can, blocks where it must, otherwise stays near the middle and gives nothing away. */
export function computerColumn(board: FourBoard): number {
  const open = [3, 2, 4, 1, 5, 0, 6].filter((column) => freePlaceIn(board, column) >= 0);
  const wins = (from: FourBoard, disc: FourDisc) =>
    open.find(
      (column) => freePlaceIn(from, column) >= 0 && winningFour(dropDisc(from, column, disc)).length > 0,
    );
  const safe = open.filter((column) => wins(dropDisc(board, column, "second"), "first") === undefined);
  return wins(board, "second") ?? wins(board, "first") ?? safe[0] ?? open[0] ?? -1;
}
