export const PASSWORD_SETS = {
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  lower: "abcdefghijklmnopqrstuvwxyz",
  digits: "0123456789",
  signs: "!#$%&()*+-./:;<=>?@[]_{}~",
} as const;

export type PasswordSet = keyof typeof PASSWORD_SETS;

/** At least one character of every set that was chosen. `random` gives a whole number below its argument. */
export function makePassword(
  length: number,
  sets: readonly PasswordSet[],
  random: (below: number) => number,
): string {
  const pools = sets.map((set) => PASSWORD_SETS[set]);
  if (pools.length === 0) return "";
  const all = pools.join("");
  const chars = Array.from({ length }, (_, index) => {
    const pool = pools[index] ?? all;
    return pool.charAt(random(pool.length));
  });
  for (let at = chars.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [chars[at], chars[other]] = [chars[other], chars[at]];
  }
  return chars.join("");
}

/** Bits of chance in such a password. */
export function passwordBits(length: number, sets: readonly PasswordSet[]): number {
  const size = sets.reduce((sum, set) => sum + PASSWORD_SETS[set].length, 0);
  return size === 0 ? 0 : length * Math.log2(size);
}
