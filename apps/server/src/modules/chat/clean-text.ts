/** PostgreSQL stores neither NUL nor half a surrogate pair, and what people, browsers and models send may hold both. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same for every text in a value of JSON. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanJson(inner)]));
}
