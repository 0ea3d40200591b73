const CHARACTERS_PER_TOKEN = 3.5;

/** A careful guess that needs no tokenizer: code and European languages come out a little high. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

export function charactersFor(tokens: number): number {
  return Math.floor(tokens * CHARACTERS_PER_TOKEN);
}
