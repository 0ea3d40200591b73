/** PostgreSQL writes one letter for what everybody else spells. */
export function plainValue(type: string | undefined, value: string | null): string | null {
  if (type !== 'boolean') return value;
  return value === 't' ? 'true' : value === 'f' ? 'false' : value;
}
