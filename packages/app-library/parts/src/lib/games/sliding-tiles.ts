/** Numbers by place; zero is the gap. */
export type SlidingTiles = readonly number[];

export function solvedTiles(size: number): SlidingTiles {
  return [...Array.from({ length: size * size - 1 }, (_, at) => at + 1), 0];
}

export function slideTile(tiles: SlidingTiles, size: number, at: number): SlidingTiles {
  const gap = tiles.indexOf(0);
  const isBeside =
    (Math.floor(at / size) === Math.floor(gap / size) && Math.abs(at - gap) === 1) ||
    Math.abs(at - gap) === size;
  return isBeside ? tiles.map((tile, other) => (other === gap ? tiles[at] : other === at ? 0 : tile)) : tiles;
}

/** Mixed by moves alone, so that it can be solved. */
export function mixedTiles(size: number, random: () => number): SlidingTiles {
  let tiles = solvedTiles(size);
  for (let count = 0; count < size * size * 30; count += 1) {
    tiles = slideTile(tiles, size, Math.floor(random() * tiles.length));
  }
  return tiles;
}
