export type LetterMark = "right" | "elsewhere" | "absent";

/** A letter counts as elsewhere only as often as the word has it. */
export function markGuess(guess: string, word: string): readonly LetterMark[] {
  const left = Array.from(word).filter((letter, at) => letter !== guess[at]);
  return Array.from(guess).map((letter, at) => {
    if (letter === word[at]) return "right";
    const found = left.indexOf(letter);
    if (found < 0) return "absent";
    left.splice(found, 1);
    return "elsewhere";
  });
}
