/** A short number for people, the same for the same record. */
export function referenceOf(id: string): string {
  let sum = 0;
  for (const char of id) sum = (sum * 33 + char.charCodeAt(0)) % 900_000;
  return "#" + String(100_000 + sum);
}
