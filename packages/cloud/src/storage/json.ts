/** What came from outside, read field by field. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for what is no object. */
export function parseJson(text: string | null | undefined): Json | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function textOf(value: Json | undefined, name: string): string | undefined {
  const found = value?.[name];
  return typeof found === 'string' ? found : undefined;
}

export function numberOf(value: Json | undefined, name: string): number | undefined {
  const found = value?.[name];
  const number = typeof found === 'string' && /^\d+$/.test(found) ? Number(found) : found;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}
