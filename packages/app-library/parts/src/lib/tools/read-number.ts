/** "12.5" and "12,5" alike; nothing is no number. */
export function readNumber(text: string): number {
  return text.trim() === "" ? NaN : Number(text.trim().replace(",", "."));
}
