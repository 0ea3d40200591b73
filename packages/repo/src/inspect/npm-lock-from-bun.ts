import { isObject, objectAt, parseObject } from '../diff/added-dependencies.ts';

/**
 * The same versions as a lock that npm follows, or undefined when it cannot be read. Projects are installed by npm
 * alone; without this a project that was kept with Bun would get whatever versions are newest today.
 */
export function npmLockFromBun(
  text: string,
  manifest: Readonly<Record<string, unknown>>,
): string | undefined {
  const lock = readBunLock(text);
  const packages = objectAt(lock, 'packages');
  if (Object.keys(objectAt(objectAt(lock, 'workspaces'), '')).length === 0) return undefined;
  const found = Object.entries(packages).flatMap(([key, value]) => {
    const entry = npmEntry(key, value);
    return entry === undefined ? [] : [[placeOf(key), entry] as const];
  });
  const isOptional = optionalNames([manifest, ...found.map(([, entry]) => entry)]);
  const entries = found.map(([place, entry]) => [
    place,
    isOptional(place.slice(place.lastIndexOf('node_modules/') + 13)) ? { ...entry, optional: true } : entry,
  ]) satisfies [string, object][];
  const root = Object.fromEntries(
    ROOT_FIELDS.flatMap((field) => (manifest[field] === undefined ? [] : [[field, manifest[field]]])),
  );
  return `${JSON.stringify(
    {
      ...(typeof manifest['name'] === 'string' ? { name: manifest['name'] } : {}),
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) },
    },
    undefined,
    2,
  )}\n`;
}

const ROOT_FIELDS = [
  'name',
  'version',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'engines',
];

/** JSON with commas before closing brackets; strings stay as they are. */
export function readBunLock(text: string): Record<string, unknown> {
  return parseObject(
    text.replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? ''),
  );
}

/** `a/@b/c` stands for `@b/c` inside of `a`. */
function placeOf(key: string): string {
  const names: string[] = [];
  for (const part of key.split('/')) {
    const last = names.at(-1);
    if (last?.startsWith('@') && !last.includes('/')) names[names.length - 1] = `${last}/${part}`;
    else names.push(part);
  }
  return names.map((name) => `node_modules/${name}`).join('/');
}

/** `[name@version, address, facts, hash]`; what comes from git, a folder or an address is left to npm. */
function npmEntry(key: string, value: unknown): Record<string, unknown> | undefined {
  if (!isList(value)) return undefined;
  const [id, , facts, integrity] = value;
  const [, name, version] = typeof id === 'string' ? (/^(@?[^@]+)@(\d[^/:]*)$/.exec(id) ?? []) : [];
  if (name === undefined || version === undefined) return undefined;
  const known = isObject(facts) ? facts : {};
  const isAlias = placeOf(key) !== `node_modules/${name}` && !placeOf(key).endsWith(`/node_modules/${name}`);
  return {
    ...(isAlias ? { name } : {}),
    version,
    ...(typeof integrity === 'string' && integrity !== '' ? { integrity } : {}),
    ...pick(known, ['dependencies', 'optionalDependencies', 'peerDependencies', 'bin']),
    ...listOf('os', known['os']),
    ...listOf('cpu', known['cpu']),
    ...optionalPeers(known['optionalPeers']),
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function pick(facts: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in facts ? [[name, facts[name]]] : [])));
}

/** Bun writes a word where npm writes a list. */
function listOf(name: string, value: unknown): Record<string, unknown> {
  const list = typeof value === 'string' ? [value] : value;
  return Array.isArray(list) ? { [name]: list } : {};
}

/** npm leaves a package of another system out only when nobody needs it. */
function optionalNames(entries: readonly Readonly<Record<string, unknown>>[]): (name: string) => boolean {
  const namesIn = (field: string) =>
    new Set(entries.flatMap((entry) => (isObject(entry[field]) ? Object.keys(entry[field]) : [])));
  const wanted = namesIn('optionalDependencies');
  const needed = namesIn('dependencies');
  const neededToBuild = namesIn('devDependencies');
  return (name) => wanted.has(name) && !needed.has(name) && !neededToBuild.has(name);
}

function optionalPeers(value: unknown): Record<string, unknown> {
  if (!Array.isArray(value)) return {};
  const names = value.filter((name) => typeof name === 'string');
  return { peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])) };
}
