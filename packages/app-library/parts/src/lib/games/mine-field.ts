export interface MineField {
  size: number;
  mineCount: number;
  /** Laid at the first step, so that it is always safe. */
  mines: readonly number[];
  shown: readonly number[];
  flags: readonly number[];
  state: "fresh" | "playing" | "won" | "lost";
}

export function freshField(size: number, mineCount: number): MineField {
  return { size, mineCount, mines: [], shown: [], flags: [], state: "fresh" };
}

export function minesAround(field: MineField, cell: number): number {
  return neighboursOf(field.size, cell).filter((other) => field.mines.includes(other)).length;
}

export function stepOn(field: MineField, cell: number, random: () => number): MineField {
  if (isFieldOver(field) || field.flags.includes(cell) || field.shown.includes(cell)) return field;
  const laid: MineField =
    field.state === "fresh" ? { ...field, mines: layMines(field, cell, random), state: "playing" } : field;
  if (laid.mines.includes(cell)) return { ...laid, state: "lost", shown: [...laid.shown, ...laid.mines] };
  const shown = uncover(laid, cell);
  const isWon = shown.length === laid.size ** 2 - laid.mines.length;
  return { ...laid, shown, state: isWon ? "won" : "playing" };
}

export function toggleFlag(field: MineField, cell: number): MineField {
  if (isFieldOver(field) || field.shown.includes(cell)) return field;
  const flags = field.flags.includes(cell)
    ? field.flags.filter((other) => other !== cell)
    : [...field.flags, cell];
  return { ...field, flags };
}

export function isFieldOver({ state }: MineField): boolean {
  return state === "won" || state === "lost";
}

function layMines({ size, mineCount }: MineField, first: number, random: () => number): readonly number[] {
  const safe = new Set([first, ...neighboursOf(size, first)]);
  const places = Array.from({ length: size ** 2 }, (_, cell) => cell).filter((cell) => !safe.has(cell));
  const mines: number[] = [];
  while (mines.length < mineCount && places.length > 0) {
    mines.push(...places.splice(Math.floor(random() * places.length), 1));
  }
  return mines;
}

/** Where no mine is near, the neighbours open by themselves. */
function uncover(field: MineField, first: number): readonly number[] {
  const shown = new Set(field.shown);
  const waiting = [first];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (shown.has(cell) || field.flags.includes(cell)) continue;
    shown.add(cell);
    if (minesAround(field, cell) === 0) waiting.push(...neighboursOf(field.size, cell));
  }
  return [...shown];
}

function neighboursOf(size: number, cell: number): readonly number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const steps = [-1, 0, 1];
  return steps.flatMap((down) =>
    steps.flatMap((across) => {
      const [column, row] = [x + across, y + down];
      const isInside = column >= 0 && column < size && row >= 0 && row < size;
      return isInside && (across !== 0 || down !== 0) ? [row * size + column] : [];
    }),
  );
}
