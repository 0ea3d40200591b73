interface QrVersion {
  blocks: number;
  dataPerBlock: number;
  checkPerBlock: number;
}

const VERSIONS: readonly QrVersion[] = [
  { blocks: 1, dataPerBlock: 16, checkPerBlock: 10 },
  { blocks: 1, dataPerBlock: 28, checkPerBlock: 16 },
  { blocks: 1, dataPerBlock: 44, checkPerBlock: 26 },
  { blocks: 2, dataPerBlock: 32, checkPerBlock: 18 },
  { blocks: 2, dataPerBlock: 43, checkPerBlock: 24 },
  { blocks: 4, dataPerBlock: 27, checkPerBlock: 16 },
];

/** Powers of two in the field that the code reckons in. */
const POWERS = Array.from({ length: 255 }, () => 1);
for (let at = 1; at < 255; at += 1) {
  const next = POWERS[at - 1] * 2;
  POWERS[at] = next > 255 ? next ^ 0x11d : next;
}

function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  return POWERS[(POWERS.indexOf(left) + POWERS.indexOf(right)) % 255];
}

/** The check bytes of a block, after Reed and Solomon. */
export function checkBytes(data: readonly number[], count: number): readonly number[] {
  let divisor = [1];
  for (let at = 0; at < count; at += 1) {
    const next = [...divisor, 0];
    divisor.forEach((factor, place) => {
      next[place + 1] ^= multiply(factor, POWERS[at]);
    });
    divisor = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  data.forEach((_, at) => {
    const lead = rest[at];
    divisor.forEach((factor, place) => {
      rest[at + place] ^= multiply(factor, lead);
    });
  });
  return rest.slice(data.length);
}

/** The fifteen bits that tell error correction M and the first mask. */
export const FORMAT_BITS = "101010000010010";

/** Dark and light modules row by row; null for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(({ blocks, dataPerBlock }) => bytes.length + 2 <= blocks * dataPerBlock);
  if (index < 0) return null;
  return drawn(index + 1, codewords(bytes, VERSIONS[index]));
}

function codewords(
  bytes: readonly number[],
  { blocks, dataPerBlock, checkPerBlock }: QrVersion,
): readonly number[] {
  const bits = [4, ...bytes].reduce(
    (told, byte, at) =>
      told +
      byte.toString(2).padStart(at === 0 ? 4 : 8, "0") +
      (at === 0 ? bytes.length.toString(2).padStart(8, "0") : ""),
    "",
  );
  const padded = (bits + "0000").padEnd(Math.ceil((bits.length + 4) / 8) * 8, "0");
  const words = (padded.match(/.{8}/g) ?? [])
    .slice(0, blocks * dataPerBlock)
    .map((byte) => parseInt(byte, 2));
  for (let at = 0; words.length < blocks * dataPerBlock; at += 1) words.push(at % 2 === 0 ? 236 : 17);
  const parts = Array.from({ length: blocks }, (_, block) =>
    words.slice(block * dataPerBlock, (block + 1) * dataPerBlock),
  );
  const checks = parts.map((part) => checkBytes(part, checkPerBlock));
  return [
    ...Array.from({ length: dataPerBlock }, (_, at) => parts.map((part) => part[at])).flat(),
    ...Array.from({ length: checkPerBlock }, (_, at) => checks.map((check) => check[at])).flat(),
  ];
}

function drawn(version: number, words: readonly number[]): readonly (readonly boolean[])[] {
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  const square = (top: number, left: number, rings: readonly boolean[]) => {
    const reach = rings.length - 1;
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        const row = grid[top + y];
        if (row && left + x >= 0 && left + x < size)
          row[left + x] = rings[Math.max(Math.abs(x), Math.abs(y))];
      }
    }
  };
  for (let at = 8; at < size - 8; at += 1) {
    grid[6][at] = at % 2 === 0;
    grid[at][6] = at % 2 === 0;
  }
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    square(top, left, [true, true, false, true, false]);
  if (version > 1) square(size - 7, size - 7, [true, false, true]);
  placeFormat(grid, size);
  placeWords(grid, words);
  return grid.map((row) => row.map((isDark) => isDark === true));
}

function placeFormat(grid: (boolean | null)[][], size: number) {
  const bits = Array.from(FORMAT_BITS).map((bit) => bit === "1");
  bits.forEach((isDark, at) => {
    const near = at < 6 ? at : at < 8 ? at + 1 : -1;
    if (near >= 0) grid[8][near] = isDark;
    else grid[at === 8 ? 7 : 14 - at][8] = isDark;
    if (at < 7) grid[size - 1 - at][8] = isDark;
    else grid[8][size - 15 + at] = isDark;
  });
  grid[size - 8][8] = true;
}

/** Up and down in columns of two from the right; a module is turned where row and column make an even sum. */
function placeWords(grid: (boolean | null)[][], words: readonly number[]) {
  const size = grid.length;
  const bits = words.map((word) => word.toString(2).padStart(8, "0")).join("");
  let at = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        grid[y][x] = (bits[at] === "1") !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
    isUp = !isUp;
  }
}
