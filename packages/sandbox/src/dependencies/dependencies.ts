import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type Bus, type Logger } from '@loam/kernel';
import { sandboxError } from '../errors.ts';
import type { SandboxEvents } from '../events.ts';
import { parseInsideMessage } from '../inside-message.ts';
import { CACHE_DIR, projectMounts } from '../project-mounts.ts';
import { collect } from '../run.ts';
import { INSIDE } from '../runtime.ts';
import {
  findSet,
  hashManifest,
  readManifest,
  type DependencySet,
  type ProjectManifest,
} from './dependency-set.ts';
import { install, type InstallerDeps } from './install.ts';
import { withoutForeignAddresses } from './lock-addresses.ts';

export interface DependenciesDeps extends InstallerDeps {
  readonly root: string;
  readonly bus: Bus<SandboxEvents>;
  readonly logger: Logger;
}

export interface DependencyInput {
  readonly projectId: string;
  readonly sourceDir: string;
}

export interface DependencyChange {
  readonly set: DependencySet;
  /** package.json and package-lock.json as they are now: the caller commits what differs. Sources are not touched. */
  readonly manifest: ProjectManifest;
  readonly isLockRepaired: boolean;
}

export interface Dependencies {
  /** What the project's files ask for, when it is installed already. */
  find(sourceDir: string): Promise<DependencySet | undefined>;
  /** Installs what package.json and its lock ask for; a lock that npm refuses is repaired. */
  installFromLock(input: DependencyInput): Promise<DependencyChange>;
  add(
    input: DependencyInput & { readonly packages: readonly string[]; readonly isDev?: boolean },
  ): Promise<DependencyChange>;
  remove(input: DependencyInput & { readonly packages: readonly string[] }): Promise<DependencyChange>;
}

// A name with an optional range. No addresses, paths, git or file specifiers: only the registry is reachable.
const PACKAGE = /^(@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*(@[a-zA-Z0-9^~><=*.|+ -]+)?$/;
const MAX_PACKAGES = 50;

export function createDependencies(deps: DependenciesDeps): Dependencies {
  const find = async (sourceDir: string) => findInstalled(deps, await readManifest(sourceDir));
  const running = new Map<string, Promise<DependencyChange>>();
  return {
    find,
    async installFromLock(input) {
      const manifest = await readManifest(input.sourceDir);
      const hash = hashManifest(manifest);
      const found = await findInstalled(deps, manifest);
      if (found) return { set: found, manifest, isLockRepaired: false };
      // Two viewers of one new project ask at the same moment.
      const work =
        running.get(hash) ?? installLocked(deps, input, manifest).finally(() => running.delete(hash));
      running.set(hash, work);
      return work;
    },
    add: ({ packages, isDev, ...input }) =>
      change(deps, input, [
        'install',
        ...checked(packages),
        '--save-exact',
        ...(isDev ? ['--save-dev'] : []),
      ]),
    remove: ({ packages, ...input }) => change(deps, input, ['uninstall', ...checked(packages)]),
  };
}

/** What was asked for and what came out differ when a lock was repaired: the store remembers both. */
async function findInstalled(
  deps: DependenciesDeps,
  manifest: ProjectManifest,
): Promise<DependencySet | undefined> {
  const hash = hashManifest(manifest);
  const other = await readFile(aliasFile(deps, hash), 'utf8').catch(() => hash);
  return findSet(deps.storeDir, other);
}

async function installLocked(
  deps: DependenciesDeps,
  input: DependencyInput,
  manifest: ProjectManifest,
): Promise<DependencyChange> {
  const onProgress = progressOf(deps, input);
  const clean = withoutForeignAddresses(manifest);
  const isWhole = clean.lock !== undefined;
  const result = isWhole
    ? await install(deps, { manifest: clean, npmArguments: ['ci'], onProgress }).catch((error: unknown) => {
        if (!isRefusedLock(error)) throw error;
        onProgress('The lock file does not fit package.json and is repaired.');
        return undefined;
      })
    : undefined;
  const repaired = result ?? (await installAnew(deps, clean, onProgress));
  await remember(deps, manifest, repaired.set);
  await smokeStart(deps, input, repaired.set);
  deps.bus.publish('dependencies.installed', { projectId: input.projectId, hash: repaired.set.hash });
  return { ...repaired, isLockRepaired: result === undefined };
}

/** Keeps what the lock still knows; when npm cannot use it, or versions conflict, goes by package.json alone. */
async function installAnew(
  deps: DependenciesDeps,
  manifest: ProjectManifest,
  onProgress: (line: string) => void,
): ReturnType<typeof install> {
  try {
    return await install(deps, { manifest, npmArguments: ['install'], onProgress });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (manifest.lock === undefined && !/ERESOLVE|peer/i.test(error.detail)) throw error;
    onProgress(
      manifest.lock === undefined
        ? 'Packages ask for versions that do not go together; they are taken as package.json says.'
        : 'The lock file cannot be used and is made anew.',
    );
    const bare = { ...manifest, lock: undefined };
    return install(deps, { manifest: bare, npmArguments: ['install', '--legacy-peer-deps'], onProgress });
  }
}

async function change(
  deps: DependenciesDeps,
  input: DependencyInput,
  npmArguments: readonly string[],
): Promise<DependencyChange> {
  const manifest = await readManifest(input.sourceDir);
  const base = await findInstalled(deps, manifest);
  const result = await install(deps, {
    manifest: withoutForeignAddresses(manifest),
    npmArguments,
    base,
    onProgress: progressOf(deps, input),
  });
  await smokeStart(deps, input, result.set);
  deps.bus.publish('dependencies.installed', { projectId: input.projectId, hash: result.set.hash });
  return { ...result, isLockRepaired: false };
}

/**
 * npm skips a missing native package silently: only a start tells. Fills the project's own cache on the way, so
 * that its preview does not have to.
 */
async function smokeStart(deps: DependenciesDeps, input: DependencyInput, set: DependencySet): Promise<void> {
  const hasVite = await stat(join(set.nodeModulesDir, 'vite')).catch(() => undefined);
  if (!hasVite) return;
  const process = await deps.provider.start({
    projectId: input.projectId,
    network: 'none',
    limits: deps.limits,
    workingDir: INSIDE.app,
    mounts: [...deps.runtime.mounts, ...(await projectMounts(deps, { ...input, set }))],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp', NODE_ENV: 'development' },
    command: [INSIDE.node, `${INSIDE.scripts}/prebuild.ts`, INSIDE.app, CACHE_DIR],
  });
  let message = '';
  process.onLine(({ text }) => {
    const told = parseInsideMessage(text);
    if (told?.type === 'fatal') message = told.error.message;
  });
  const result = await collect(process);
  if (result.code === 0 || !isPackageFault(`${message}\n${result.stderr}`)) return;
  throw sandboxError('install_failed', `The installed packages do not start: ${message}`, {
    meta: { log: result.stderr.slice(-8000) },
  });
}

/** A fault of the project's own code is shown by its preview; it is no reason to refuse packages. */
function isPackageFault(text: string): boolean {
  return /native binding|Cannot find module '@?[a-z][^']*'|ERR_DLOPEN_FAILED|Cannot find package/.test(text);
}

function isRefusedLock(error: unknown): boolean {
  return error instanceof AppError && error.code === 'install_failed' && error.meta['reason'] === 'exited';
}

async function remember(deps: DependenciesDeps, asked: ProjectManifest, set: DependencySet): Promise<void> {
  const hash = hashManifest(asked);
  if (hash !== set.hash) await writeFile(aliasFile(deps, hash), set.hash);
}

function aliasFile(deps: DependenciesDeps, hash: string): string {
  return join(deps.storeDir, `${hash}.alias`);
}

function progressOf(deps: DependenciesDeps, input: DependencyInput): (line: string) => void {
  return (line) => deps.bus.publish('dependencies.progressed', { projectId: input.projectId, line });
}

function checked(packages: readonly string[]): readonly string[] {
  const wrong = packages.find((name) => !PACKAGE.test(name));
  if (wrong !== undefined) throw sandboxError('invalid_package', `${wrong} is not the name of a package.`);
  if (packages.length === 0 || packages.length > MAX_PACKAGES) {
    throw sandboxError('invalid_package', `Between 1 and ${MAX_PACKAGES} packages can be changed at once.`);
  }
  return packages;
}
