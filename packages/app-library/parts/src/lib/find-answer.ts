export interface PreparedAnswer {
  words: readonly string[];
  text: string;
}

/** The answer that shares most words with the question; none when no word is shared. */
export function findAnswer(question: string, answers: readonly PreparedAnswer[]): string | undefined {
  const asked = plainWords(question).join(" ");
  const ranked = answers
    .map(({ words, text }) => ({ text, hits: words.filter((word) => isAsked(asked, word)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((left, right) => right.hits - left.hits);
  return ranked[0]?.text;
}

function isAsked(asked: string, word: string): boolean {
  const plain = plainWords(word).join(" ");
  return plain !== "" && asked.includes(plain);
}

function plainWords(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
