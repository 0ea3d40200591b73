/** Whether every word of the query stands somewhere in the values; case and accents do not matter. */
export function matchesText(query: string, values: readonly unknown[]): boolean {
  const text = plain(values.flat().join(" "));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
