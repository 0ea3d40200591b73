export interface Dependency {
  readonly name: string;
  readonly range: string;
}

/** Packages that the new package.json names and the old one does not. */
export function addedDependencies(before: string | null, after: string | null): readonly Dependency[] {
  const old = dependenciesOf(before);
  return [...dependenciesOf(after)]
    .filter(([name]) => !old.has(name))
    .map(([name, range]) => ({ name, range }));
}

export function dependenciesOf(text: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const manifest = parseObject(text ?? '');
  for (const section of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, range] of Object.entries(objectAt(manifest, section))) {
      if (typeof range === 'string') found.set(name, range);
    }
  }
  return found;
}

export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function objectAt(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const found = value[key];
  return isObject(found) ? found : {};
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
