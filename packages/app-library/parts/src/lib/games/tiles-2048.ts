/** Rows of the board; zero is an empty place. */
export type Tiles = readonly (readonly number[])[];
export type SlideDirection = "up" | "down" | "left" | "right";

export interface Slide {
  tiles: Tiles;
  /** The sum of the tiles that were made. */
  gained: number;
  hasMoved: boolean;
}

const SIZE = 4;

export function freshTiles(random: () => number): Tiles {
  const empty = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
  return addTile(addTile(empty, random), random);
}

/** Every tile goes as far as it can; two equal ones that meet become one, once a move. */
export function slideTiles(tiles: Tiles, direction: SlideDirection): Slide {
  const isAcross = direction === "left" || direction === "right";
  const isBackwards = direction === "right" || direction === "down";
  const lines = (isAcross ? tiles : turned(tiles)).map((line) => {
    const merged = mergeLine(isBackwards ? line.toReversed() : line);
    return { ...merged, line: isBackwards ? merged.line.toReversed() : merged.line };
  });
  const slid = lines.map(({ line }) => line);
  const result = isAcross ? slid : turned(slid);
  return {
    tiles: result,
    gained: lines.reduce((sum, { gained }) => sum + gained, 0),
    hasMoved: String(result) !== String(tiles),
  };
}

/** A new tile on an empty place: mostly a 2, now and then a 4. */
export function addTile(tiles: Tiles, random: () => number): Tiles {
  const free = tiles.flatMap((row, y) => row.flatMap((value, x) => (value === 0 ? [{ x, y }] : [])));
  const spot = free[Math.floor(random() * free.length)];
  if (!spot) return tiles;
  const value = random() < 0.9 ? 2 : 4;
  return tiles.map((row, y) => row.map((old, x) => (x === spot.x && y === spot.y ? value : old)));
}

export function canSlide(tiles: Tiles): boolean {
  const directions: readonly SlideDirection[] = ["left", "right", "up", "down"];
  return directions.some((direction) => slideTiles(tiles, direction).hasMoved);
}

function mergeLine(line: readonly number[]): { line: readonly number[]; gained: number } {
  const values = line.filter((value) => value !== 0);
  const merged: number[] = [];
  let gained = 0;
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] === values[at + 1]) {
      merged.push(values[at] * 2);
      gained += values[at] * 2;
      at += 1;
    } else {
      merged.push(values[at]);
    }
  }
  return { line: [...merged, ...line.slice(merged.length).map(() => 0)], gained };
}

function turned(tiles: Tiles): Tiles {
  return tiles.map((_, x) => tiles.map((row) => row[x]));
}
