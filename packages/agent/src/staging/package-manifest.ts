import { isDeepStrictEqual } from 'node:util';

const BY_PACKAGE_TOOLS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'bundleDependencies',
  'bundledDependencies',
];
const BY_NOBODY = [
  'scripts',
  'bin',
  'config',
  'engines',
  'gypfile',
  'overrides',
  'resolutions',
  'packageManager',
  'pnpm',
  'workspaces',
];

/** Why a new package.json is refused: what runs and what is installed does not change by writing it. */
export function reasonAgainstManifest(before: string | undefined, after: string): string | undefined {
  const next = readObject(after);
  if (next === undefined) return 'package.json must hold one JSON object';
  const previous = readObject(before ?? '{}') ?? {};
  const changed = (key: string): boolean => !isDeepStrictEqual(previous[key], next[key]);
  const packages = BY_PACKAGE_TOOLS.find(changed);
  if (packages !== undefined) {
    return `"${packages}" is changed only by adding and removing packages, which keeps the lock file in step`;
  }
  const fixed = BY_NOBODY.find(changed);
  return fixed === undefined
    ? undefined
    : `"${fixed}" of package.json decides what runs and is not changed here`;
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(Object.entries(value));
  } catch {
    return undefined;
  }
}
