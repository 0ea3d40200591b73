export interface TextFigures {
  words: number;
  characters: number;
  sentences: number;
  readingMinutes: number;
}

export function textFigures(text: string): TextFigures {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  return { words, characters: Array.from(text).length, sentences, readingMinutes: Math.ceil(words / 200) };
}

export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /(^|[^\p{L}\p{N}'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

export function withoutExtraSpaces(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .join("\n")
    .trim();
}
