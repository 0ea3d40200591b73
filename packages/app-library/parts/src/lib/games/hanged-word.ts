export const MAX_MISSES = 6;

export interface HangedWord {
  word: string;
  guessed: readonly string[];
}

export function guessLetter(game: HangedWord, letter: string): HangedWord {
  if (wordState(game) !== "playing" || game.guessed.includes(letter)) return game;
  return { ...game, guessed: [...game.guessed, letter] };
}

export function missesOf({ word, guessed }: HangedWord): number {
  return guessed.filter((letter) => !word.includes(letter)).length;
}

export function wordState(game: HangedWord): "playing" | "won" | "lost" {
  if (Array.from(game.word).every((letter) => game.guessed.includes(letter))) return "won";
  return missesOf(game) >= MAX_MISSES ? "lost" : "playing";
}
