import { isObject, objectAt, parseObject } from '../diff/added-dependencies.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

export interface LockFinding {
  readonly path: string;
  readonly manager: PackageManager;
  readonly status: 'usable' | 'out_of_step' | 'private_cache' | 'unreadable';
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

/** One lock file is kept: one that fits package.json and points at public places. */
export function inspectLocks(input: LockInput): {
  readonly packageManager: PackageManager;
  readonly findings: readonly LockFinding[];
  readonly toDrop: readonly string[];
} {
  const findings = LOCKS.flatMap(({ path, manager }) => {
    const text = input.texts.get(path);
    return text === undefined ? [] : [{ path, manager, status: statusOf(path, text, input.dependencies) }];
  });
  const wanted = declaredManager(input.manifest);
  const usable = findings.filter(({ status }) => status === 'usable');
  const kept = usable.find(({ manager }) => manager === wanted) ?? usable[0];
  return {
    packageManager: kept?.manager ?? wanted ?? 'npm',
    findings,
    toDrop: findings.filter((finding) => finding !== kept).map(({ path }) => path),
  };
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
  if (pointsAtPrivateCache(text)) return 'private_cache';
  const listed = rangesIn(path, text);
  if (listed === undefined) return 'unreadable';
  const fits =
    listed.kind === 'exact'
      ? sameRanges(listed.ranges, dependencies)
      : [...dependencies].every(([name, range]) => listed.has(name, range));
  return fits ? 'usable' : 'out_of_step';
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
  const lock = parseObject(path === 'bun.lock' ? withoutTrailingCommas(text) : text);
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

function withoutTrailingCommas(text: string): string {
  return text.replace(/,(\s*[}\]])/g, '$1');
}
