import { isObject, objectAt, parseObject } from '../diff/added-dependencies.ts';
import { npmLockFromBun, readBunLock } from './npm-lock-from-bun.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

export interface LockFinding {
  readonly path: string;
  readonly manager: PackageManager;
  readonly status: 'usable' | 'out_of_step' | 'private_cache' | 'unreadable';
  /**
   * `kept`: npm follows it. `converted`: its versions stand in a package-lock.json now. `unused`: it stays, but npm
   * cannot read it. `dropped`: another one is used, or nobody can read it.
   */
  readonly use: 'kept' | 'converted' | 'unused' | 'dropped';
}

export interface Locks {
  readonly packageManager: PackageManager;
  readonly findings: readonly LockFinding[];
  readonly toDrop: readonly string[];
  /** The package-lock.json that stands in for a lock which npm cannot read. */
  readonly converted: string | undefined;
}

interface LockInput {
  readonly manifest: Record<string, unknown>;
  readonly dependencies: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
}

/** In the order of preference. */
const LOCKS: readonly { readonly path: string; readonly manager: PackageManager }[] = [
  { path: 'package-lock.json', manager: 'npm' },
  { path: 'npm-shrinkwrap.json', manager: 'npm' },
  { path: 'pnpm-lock.yaml', manager: 'pnpm' },
  { path: 'bun.lock', manager: 'bun' },
  { path: 'bun.lockb', manager: 'bun' },
  { path: 'yarn.lock', manager: 'yarn' },
];

/** A registry that anyone reaches: its own name, no port, and packages at the root of it; caches put a prefix before. */
const PUBLIC_TARBALL = /^https:\/\/(?:registry|npm)\.[a-z\d.-]+\/(?:@[^/]+(?:\/|%2f))?[^/]+\/-\/[^/]+\.tgz$/i;

/** The order in which a lock is worth following; private addresses are left out of every install. */
const WORTH: readonly LockFinding['status'][] = ['usable', 'private_cache', 'out_of_step'];

/**
 * One lock is followed, the one that fits best. Projects are installed by npm: locks of Bun are rewritten for it, and
 * one that does not fit package.json is still worth having, since npm mends it and keeps the versions that fit.
 */
export function inspectLocks(input: LockInput): Locks {
  const found = LOCKS.flatMap(({ path, manager }) => {
    const text = input.texts.get(path);
    return text === undefined ? [] : [{ path, manager, status: statusOf(path, text, input.dependencies) }];
  });
  const wanted = declaredManager(input.manifest);
  const candidates = WORTH.flatMap((status) => {
    const alike = found.filter((lock) => lock.status === status && npmLockOf(lock.path, input) !== undefined);
    return alike.toSorted((a, b) => Number(b.manager === wanted) - Number(a.manager === wanted));
  });
  const [chosen] = candidates;
  const findings = found.map((lock) => ({ ...lock, use: useOf(lock, chosen?.path) }));
  return {
    packageManager: chosen?.manager ?? wanted ?? found[0]?.manager ?? 'npm',
    findings,
    toDrop: findings.filter(({ use }) => use === 'converted' || use === 'dropped').map(({ path }) => path),
    converted: chosen && chosen.path !== NPM_LOCK ? npmLockOf(chosen.path, input) : undefined,
  };
}

const NPM_LOCK = 'package-lock.json';

function npmLockOf(path: string, { texts, manifest }: LockInput): string | undefined {
  const text = texts.get(path);
  if (text === undefined || path === NPM_LOCK || path === 'npm-shrinkwrap.json') return text;
  return path === 'bun.lock' ? npmLockFromBun(text, manifest) : undefined;
}

function useOf(
  { path, status }: Omit<LockFinding, 'use'>,
  chosenPath: string | undefined,
): LockFinding['use'] {
  if (path === chosenPath) return path === NPM_LOCK ? 'kept' : 'converted';
  return chosenPath === undefined && status !== 'unreadable' ? 'unused' : 'dropped';
}

function declaredManager(manifest: Record<string, unknown>): PackageManager | undefined {
  const declared = manifest['packageManager'];
  const name = typeof declared === 'string' ? declared.split('@')[0] : undefined;
  return LOCKS.find(({ manager }) => manager === name)?.manager;
}

function statusOf(
  path: string,
  text: string,
  dependencies: ReadonlyMap<string, string>,
): LockFinding['status'] {
  if (path === 'bun.lockb') return 'unreadable';
  const listed = rangesIn(path, text);
  if (listed === undefined) return 'unreadable';
  const fits =
    listed.kind === 'exact'
      ? sameRanges(listed.ranges, dependencies)
      : [...dependencies].every(([name, range]) => listed.has(name, range));
  if (!fits) return 'out_of_step';
  return pointsAtPrivateCache(text) ? 'private_cache' : 'usable';
}

function pointsAtPrivateCache(text: string): boolean {
  for (const [address] of text.matchAll(/https?:\/\/[^\s"')#]+\.tgz/g)) {
    if (!PUBLIC_TARBALL.test(address)) return true;
  }
  return false;
}

type Ranges =
  | { readonly kind: 'exact'; readonly ranges: ReadonlyMap<string, string> }
  | { readonly kind: 'search'; has(name: string, range: string): boolean };

function rangesIn(path: string, text: string): Ranges | undefined {
  if (path === 'yarn.lock') {
    return {
      kind: 'search',
      has: (name, range) => text.includes(`${name}@${range}`) || text.includes(`${name}@npm:${range}`),
    };
  }
  if (path === 'pnpm-lock.yaml')
    return { kind: 'search', has: (name, range) => hasPnpmSpecifier(text, name, range) };
  const lock = path === 'bun.lock' ? readBunLock(text) : parseObject(text);
  const root =
    path === 'bun.lock'
      ? objectAt(objectAt(lock, 'workspaces'), '')
      : objectAt(objectAt(lock, 'packages'), '');
  if (Object.keys(root).length === 0) return undefined;
  const ranges = new Map<string, string>();
  for (const section of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, range] of Object.entries(objectAt(root, section))) {
      if (typeof range === 'string') ranges.set(name, range);
    }
  }
  const packages = objectAt(lock, 'packages');
  const isInstalled = (name: string): boolean =>
    isObject(packages[`node_modules/${name}`]) || path === 'bun.lock';
  return [...ranges.keys()].every(isInstalled)
    ? { kind: 'exact', ranges }
    : { kind: 'exact', ranges: new Map() };
}

function sameRanges(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([name, range]) => b.get(name) === range);
}

/** `name:` on its own line, its `specifier:` on the next. */
function hasPnpmSpecifier(text: string, name: string, range: string): boolean {
  const lines = text.split('\n');
  return lines.some((line, index) => {
    const key = line.trim().replace(/^'|':$|:$/g, '');
    if (key !== name) return false;
    const [, specifier] = /^\s*specifier:\s*'?([^']*)'?$/.exec(lines[index + 1] ?? '') ?? [];
    return specifier === range;
  });
}
