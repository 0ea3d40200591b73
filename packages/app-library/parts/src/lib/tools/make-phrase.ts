export interface PhraseWish {
  count: number;
  separator: string;
  hasNumber: boolean;
  isCapital: boolean;
}

/** Words drawn one by one, with a number among them where it is wanted. `random` gives a whole number below its argument. */
export function makePhrase(
  words: readonly string[],
  wish: PhraseWish,
  random: (below: number) => number,
): string {
  const drawn = Array.from({ length: wish.count }, () => {
    const word = words[random(words.length)];
    return wish.isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  if (wish.hasNumber) drawn.splice(1 + random(wish.count), 0, String(random(100)));
  return drawn.join(wish.separator);
}

/** Bits of chance in such a phrase. */
export function phraseBits(pool: number, wish: PhraseWish): number {
  return wish.count * Math.log2(pool) + (wish.hasNumber ? Math.log2(100 * wish.count) : 0);
}
