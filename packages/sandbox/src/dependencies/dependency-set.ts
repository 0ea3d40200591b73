import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Installed packages of one lock file; read-only and shared by every project that asks for the same. */
export interface DependencySet {
  readonly hash: string;
  readonly nodeModulesDir: string;
  /** Vite's prebuilt dependencies inside nodeModulesDir; absent for sets whose projects prebuild their own. */
  readonly depCacheDir: string | undefined;
}

export interface ProjectManifest {
  readonly packageJson: string;
  readonly lock: string | undefined;
}

/** Lies inside node_modules: elsewhere Vite transforms dependencies like code of the project. */
export const PREBUILT_DIR = '.vite-prebuilt';

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

export async function readManifest(projectDir: string): Promise<ProjectManifest> {
  const packageJson = await readFile(join(projectDir, 'package.json'), 'utf8').catch(() => '{}');
  const lock = await readFile(join(projectDir, 'package-lock.json'), 'utf8').catch(() => undefined);
  return { packageJson, lock };
}

/** Name, scripts and layout of package.json do not matter: only what gets installed does. */
export function hashManifest(manifest: ProjectManifest): string {
  const asked = parseObject(manifest.packageJson);
  const wanted = DEPENDENCY_FIELDS.map((field) => [field, sorted(asked[field])]);
  const { packages, lockfileVersion } = parseObject(manifest.lock ?? '{}');
  return createHash('sha256')
    .update(JSON.stringify([wanted, lockfileVersion ?? null, withoutRoot(packages)]))
    .digest('hex')
    .slice(0, 32);
}

export async function findSet(storeDir: string, hash: string): Promise<DependencySet | undefined> {
  const nodeModulesDir = join(storeDir, hash, 'node_modules');
  const isThere = await exists(join(storeDir, hash, 'complete'));
  if (!isThere) return undefined;
  const depCacheDir = join(nodeModulesDir, PREBUILT_DIR);
  const isPrebuilt = await exists(join(depCacheDir, 'deps', '_metadata.json'));
  return { hash, nodeModulesDir, depCacheDir: isPrebuilt ? depCacheDir : undefined };
}

export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutRoot(packages: unknown): unknown {
  if (!isObject(packages)) return null;
  return sorted(Object.fromEntries(Object.entries(packages).filter(([path]) => path !== '')));
}

function sorted(value: unknown): unknown {
  if (!isObject(value)) return value ?? null;
  return Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
