export interface TypingScore {
  wordsPerMinute: number;
  /** Of a hundred. */
  accuracy: number;
}

/** A word is five characters, as typing tests count. */
export function typingScore(wanted: string, typed: string, milliseconds: number): TypingScore {
  const right = Array.from(typed).filter((char, index) => char === wanted[index]).length;
  const minutes = Math.max(milliseconds, 1) / 60_000;
  return {
    wordsPerMinute: typed.length === 0 ? 0 : Math.round(right / 5 / minutes),
    accuracy: typed.length === 0 ? 100 : Math.round((right / typed.length) * 100),
  };
}
