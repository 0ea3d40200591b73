/** Eighty-one digits, row by row; zero is an empty cell. */
export type SudokuGrid = readonly number[];

const ROOT: SudokuGrid = Array.from(
  { length: 81 },
  (_, at) => ((Math.floor(at / 9) * 3 + Math.floor(at / 27) + (at % 9)) % 9) + 1,
);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ item }) => item);
}

/** A full grid: digits, and rows and columns within their bands, change places. */
export function solvedSudoku(random: () => number): SudokuGrid {
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
  const lines = () =>
    shuffled([0, 1, 2], random).flatMap((band) => shuffled([0, 1, 2], random).map((line) => band * 3 + line));
  const [rows, columns] = [lines(), lines()];
  return Array.from(
    { length: 81 },
    (_, at) => digits[ROOT[rows[Math.floor(at / 9)] * 9 + columns[at % 9]] - 1],
  );
}

/** Digits that may stand in the cell by row, column and box. */
export function fittingDigits(grid: SudokuGrid, at: number): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => peersOf(at).every((peer) => grid[peer] !== digit));
}

/** The cells that share a row, a column or a box with each cell. */
const PEERS: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, at) =>
  Array.from({ length: 81 }, (__, other) => other).filter(
    (other) =>
      other !== at && (rowOf(other) === rowOf(at) || other % 9 === at % 9 || boxOf(other) === boxOf(at)),
  ),
);

export function peersOf(at: number): readonly number[] {
  return PEERS[at];
}

function rowOf(at: number): number {
  return Math.floor(at / 9);
}

function boxOf(at: number): number {
  return Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
}

/** How many solutions there are, counted up to two. */
export function countSolutions(grid: SudokuGrid): number {
  let best = -1;
  let choices: readonly number[] = [];
  for (let at = 0; at < 81; at += 1) {
    if (grid[at] !== 0) continue;
    const fitting = fittingDigits(grid, at);
    if (best < 0 || fitting.length < choices.length) [best, choices] = [at, fitting];
  }
  if (best < 0) return 1;
  let count = 0;
  for (const digit of choices) {
    count += countSolutions(grid.map((other, at) => (at === best ? digit : other)));
    if (count > 1) return 2;
  }
  return count;
}

/** Takes digits away as long as there is one solution only, down to so many. */
export function makeSudoku(
  given: number,
  random: () => number,
): { puzzle: SudokuGrid; solution: SudokuGrid } {
  const solution = solvedSudoku(random);
  let puzzle = solution;
  let left = 81;
  for (const at of shuffled(
    Array.from({ length: 81 }, (_, index) => index),
    random,
  )) {
    if (left <= given) break;
    const without = puzzle.map((digit, other) => (other === at ? 0 : digit));
    if (countSolutions(without) !== 1) continue;
    puzzle = without;
    left -= 1;
  }
  return { puzzle, solution };
}
