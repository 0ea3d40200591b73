/** Beginnings, middles and ends; each kind draws from its own. */
const PARTS = [
  {
    starts: "Ae Cel Eli Fa Gal Il Lae Thal",
    middles: "ra li ne the ri lo",
    ends: "dor nia riel wen las thir mir",
  },
  { starts: "Bal Dur Gim Kar Thor Brun Dor Grim", middles: "a i o u", ends: "din rik gar nar lin dur bek" },
  {
    starts: "Gro Ur Mog Az Ruk Shag Bol Krag",
    middles: "a u o gu ra",
    ends: "gash mok nak bag zug thak dar",
  },
  {
    starts: "Al Ber Cor El Mar Ro Se Ta",
    middles: "a e i ri le na",
    ends: "ric na dan mund ra lin bert lia",
  },
  { starts: "Nova Lumi Vel Zen Ori Quo Pix Arc", middles: "a i o", ends: "ra ly x ta vo nix dia sol" },
];

const pick = (words: string, random: () => number) => {
  const list = words.split(" ");
  return list[Math.floor(random() * list.length)];
};

/** So many different names of a kind. */
export function makeNames(kind: number, count: number, random: () => number): readonly string[] {
  const parts = PARTS[kind % PARTS.length];
  const names = new Set<string>();
  for (let tries = 0; names.size < count && tries < count * 20; tries += 1) {
    const middle = random() < 0.6 ? pick(parts.middles, random) : "";
    names.add(pick(parts.starts, random) + middle + pick(parts.ends, random));
  }
  return [...names];
}

/** So many different ones of a list, in an order of chance. */
export function drawSome(words: readonly string[], count: number, random: () => number): readonly string[] {
  return words
    .map((word) => ({ word, key: random() }))
    .sort((left, right) => left.key - right.key)
    .slice(0, count)
    .map(({ word }) => word);
}
