/** Evenly spread: values above the last full round are drawn again. */
export function secureRandom(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}
