import {
  chmod,
  chown,
  cp,
  lchown,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { constants } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hasErrno, sandboxError } from '../errors.ts';
import { ensureMountPoint, isRoot, makeOwnedFolder } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { Account, Limits, SandboxProvider } from '../provider/provider.ts';
import { collect } from '../run.ts';
import { INSIDE, type Runtime } from '../runtime.ts';
import {
  findSet,
  hashManifest,
  PREBUILT_DIR,
  type DependencySet,
  type ProjectManifest,
} from './dependency-set.ts';
import { withStoreLock } from './store-lock.ts';

export interface RegistryAccess {
  readonly npmDir: string;
  readonly socketDir: string;
}

export interface InstallerDeps {
  readonly storeDir: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly limits: Limits;
  registry(): Promise<RegistryAccess>;
}

export interface InstallInput {
  readonly manifest: ProjectManifest;
  /** npm's own words after `npm`: `ci`, `install`, `install x`, `uninstall x`. */
  readonly npmArguments: readonly string[];
  /** Packages that are there already are linked, not fetched. */
  readonly base?: DependencySet | undefined;
  onProgress?(line: string): void;
}

export interface InstallResult {
  readonly set: DependencySet;
  readonly manifest: ProjectManifest;
}

/** No program of a project ever runs under this name, so none has its account. */
const INSTALLER = 'loam:installer';

/** Runs npm in a sandbox without running any code of packages, and files the outcome under its hash. */
export async function install(deps: InstallerDeps, input: InstallInput): Promise<InstallResult> {
  const registry = await deps.registry();
  const account = deps.provider.accountOf(INSTALLER);
  const staging = join(deps.storeDir, `staging-${process.pid}-${randomBytes(6).toString('hex')}`);
  await makeOwnedFolder(deps.storeDir, undefined);
  await makeOwnedFolder(staging, account);
  try {
    await writeManifest(staging, input.manifest, account);
    if (input.base) await linkTree(input.base.nodeModulesDir, join(staging, 'node_modules'), account);
    await runNpm({ deps, input, registry, staging });
    return await fileAway(deps.storeDir, staging);
  } finally {
    await removeTree(staging);
  }
}

interface NpmRun {
  readonly deps: InstallerDeps;
  readonly input: InstallInput;
  readonly registry: RegistryAccess;
  readonly staging: string;
}

async function runNpm({ deps, input, registry, staging }: NpmRun): Promise<void> {
  const cacheDir = join(deps.storeDir, 'npm-cache');
  await makeOwnedFolder(cacheDir, deps.provider.accountOf(INSTALLER));
  const process = await deps.provider.start({
    projectId: INSTALLER,
    network: 'registry',
    limits: deps.limits,
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      { source: registry.npmDir, target: INSIDE.npm, mode: 'ro' },
      { source: registry.socketDir, target: INSIDE.registry, mode: 'ro' },
      { source: staging, target: INSIDE.app, mode: 'rw' },
      { source: cacheDir, target: '/run/npm-cache', mode: 'rw' },
    ],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp', npm_config_cache: '/run/npm-cache' },
    command: [
      INSIDE.node,
      `${INSIDE.scripts}/npm.ts`,
      `${INSIDE.registry}/s`,
      `${INSIDE.npm}/bin/npm-cli.js`,
      ...input.npmArguments,
      ...NPM_FLAGS,
    ],
  });
  process.onLine(({ text }) => input.onProgress?.(text));
  const result = await collect(process);
  if (result.code !== 0) {
    throw sandboxError('install_failed', failureText(result.stderr, result.reason), {
      meta: { reason: result.reason, log: result.stderr.slice(-8000) },
    });
  }
}

const NPM_FLAGS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--omit-lockfile-registry-resolved',
  '--include=dev',
  '--prefer-offline',
  '--loglevel=http',
  '--no-progress',
  // npm's own waits are 10 s and 60 s: without a network people would look at a still page for minutes.
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=4000',
];

function failureText(log: string, reason: string): string {
  if (reason !== 'exited') return `The installation was ended (${reason}).`;
  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !line.includes('complete log'));
  return (
    lines
      .slice(0, 12)
      .map((line) => line.replace(/^npm error ?/, ''))
      .join('\n') || 'npm failed.'
  );
}

async function fileAway(storeDir: string, staging: string): Promise<InstallResult> {
  const manifest = {
    packageJson: await readOwn(join(staging, 'package.json')),
    lock: await readOwn(join(staging, 'package-lock.json')).catch(unlessMissing),
  };
  const hash = hashManifest(manifest);
  const nodeModules = join(staging, 'node_modules');
  // Mount points: they cannot be made later in a read-only folder.
  for (const folder of [nodeModules, join(nodeModules, '.vite'), join(nodeModules, '.vite-temp')])
    await ensureMountPoint(folder);
  await rm(join(staging, 'complete'), { recursive: true, force: true });
  await writeFile(join(staging, 'complete'), '', { flag: 'wx' });
  if (isRoot()) await takeOver(staging);
  await chmod(staging, 0o711);
  const target = join(storeDir, hash);
  await withStoreLock(storeDir, hash, async () => {
    if (await findSet(storeDir, hash)) return;
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  });
  const set = await findSet(storeDir, hash);
  if (!set) throw sandboxError('install_failed', 'The installed packages could not be stored.');
  return { set, manifest };
}

/** A lock may ask npm for links anywhere in its folder: outside of the sandbox they lead elsewhere. */
async function readOwn(path: string): Promise<string> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if (!hasErrno(error, 'ENOENT')) throw error;
}

/** Files of the store belong to us, whoever wrote them. */
async function takeOver(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true });
  await lchown(path, 0, 0);
  for (const entry of entries) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await takeOver(inner);
    else await lchown(inner, 0, 0);
  }
}

async function writeManifest(
  staging: string,
  manifest: ProjectManifest,
  account: Account | undefined,
): Promise<void> {
  const files = { 'package.json': manifest.packageJson, 'package-lock.json': manifest.lock };
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    const path = join(staging, name);
    await writeFile(path, text);
    if (account) await chown(path, account.uid, account.gid);
  }
}

/**
 * Folders are new and belong to the installer; files are hard links that it cannot write (as root), and npm
 * replaces packages whole. npm's own list is rewritten in place, so it is copied.
 */
async function linkTree(source: string, target: string, account: Account | undefined): Promise<void> {
  await mkdir(target, { recursive: true });
  if (account) await chown(target, account.uid, account.gid);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (entry.name === PREBUILT_DIR || entry.name === '.vite' || entry.name === '.vite-temp') continue;
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) await linkTree(from, to, account);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else if (entry.name === '.package-lock.json') await copyOwned(from, to, account);
    else await link(from, to).catch((error: unknown) => linkFailed(error, from, to));
  }
}

async function copyOwned(from: string, to: string, account: Account | undefined): Promise<void> {
  await cp(from, to);
  if (account) await chown(to, account.uid, account.gid);
}

async function linkFailed(error: unknown, from: string, to: string): Promise<void> {
  if (!hasErrno(error, 'EXDEV', 'EPERM', 'EMLINK')) throw error;
  if ((await lstat(from)).isFile()) await cp(from, to);
}
