import { execFile } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorMessage, type Logger } from '@loam/kernel';
import { sandboxError } from '../errors.ts';
import { isRoot } from './account.ts';
import { createAccountProvider } from './account-provider.ts';
import { createBubblewrapProvider } from './bubblewrap-provider.ts';
import { findCgroups, type Cgroups } from './cgroup.ts';
import { createNamespacesProvider } from './namespaces-provider.ts';
import { createOwnRightsProvider } from './own-rights-provider.ts';
import { SANDBOX_LEVELS, type SandboxLevel, type SandboxProvider } from './provider.ts';
import { makeSystemView } from './system-view.ts';

export interface DetectOptions {
  /** Folder for what sandboxes need; accounts of projects must be able to walk to it. */
  readonly root: string;
  readonly logger: Logger;
  /** Do not look for anything stronger than this. */
  readonly atMost?: SandboxLevel;
}

const run = promisify(execFile);
const BUBBLEWRAP_PLACES = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
/** A busy machine is slow; taking it for a weak one would open it. */
const TRIAL_MS = 15_000;

/** The strongest provider that really starts a program here: what a machine claims to allow is not trusted. */
export async function detectProvider(options: DetectOptions): Promise<SandboxProvider> {
  await mkdir(options.root, { recursive: true, mode: 0o711 });
  const hasTools = await runs('setpriv', [
    '--no-new-privs',
    '--pdeathsig=KILL',
    'prlimit',
    '--core=0',
    'true',
  ]);
  const cgroups = findCgroups({
    mountsFile: '/proc/mounts',
    selfFile: '/proc/self/cgroup',
    processId: process.pid,
  });
  const wanted = SANDBOX_LEVELS.slice(
    options.atMost === undefined ? 0 : SANDBOX_LEVELS.indexOf(options.atMost),
  );
  for (const level of wanted) {
    const provider = await tryLevel(level, { ...options, hasTools, cgroups });
    if (provider) return provider;
  }
  return createOwnRightsProvider({ root: options.root, hasTools });
}

interface Machine extends DetectOptions {
  readonly hasTools: boolean;
  readonly cgroups: Cgroups | undefined;
}

async function tryLevel(level: SandboxLevel, machine: Machine): Promise<SandboxProvider | undefined> {
  try {
    const provider = await makeProvider(level, machine);
    if (provider) await tryProgram(provider);
    return provider;
  } catch (error) {
    machine.logger.info(
      { level, error: errorMessage(error) },
      'this machine cannot hold projects in that way',
    );
    return undefined;
  }
}

async function makeProvider(level: SandboxLevel, machine: Machine): Promise<SandboxProvider | undefined> {
  const { root, hasTools } = machine;
  const isLinux = process.platform === 'linux';
  switch (level) {
    case 'bubblewrap+cgroups':
      return machine.cgroups && makeBubblewrap(machine, machine.cgroups);
    case 'bubblewrap':
      return makeBubblewrap(machine, undefined);
    case 'namespaces+cgroups':
      return machine.cgroups && makeNamespaces(machine, machine.cgroups);
    case 'namespaces':
      return makeNamespaces(machine, undefined);
    case 'accounts':
      return isLinux && isRoot() ? createAccountProvider({ root, hasTools }) : undefined;
    case 'none':
      return createOwnRightsProvider({ root, hasTools });
  }
}

async function makeBubblewrap({ root, hasTools }: Machine, cgroups: Cgroups | undefined) {
  const program = await findBubblewrap();
  if (program === undefined || !hasTools) return undefined;
  const { stdout } = await run(program, ['--help'], { timeout: TRIAL_MS });
  const canDisableUserNamespaces = stdout.includes('--disable-userns');
  const system = { ...(await makeSystemView(root)), canDisableUserNamespaces };
  return createBubblewrapProvider({ program, system, cgroups });
}

async function makeNamespaces({ root, hasTools }: Machine, cgroups: Cgroups | undefined) {
  if (process.platform !== 'linux' || !hasTools) return undefined;
  const treeDir = join(root, 'tree');
  await mkdir(treeDir, { recursive: true, mode: 0o755 });
  return createNamespacesProvider({ system: await makeSystemView(root), cgroups, treeDir });
}

/** Throws when a program does not come to its end. */
async function tryProgram(provider: SandboxProvider): Promise<void> {
  const trial = await provider.start({
    projectId: 'trial',
    mounts: [],
    command: ['/bin/sh', '-c', 'exit 42'],
    env: {},
    limits: { memoryMb: 64, cpu: 1, processes: 16, diskMb: 1, timeoutMs: TRIAL_MS },
    network: 'none',
  });
  const lines: string[] = [];
  trial.onLine(({ text }) => void lines.push(text));
  const { code, reason } = await trial.exit;
  if (code === 42) return;
  throw sandboxError('start_failed', `A program ended with ${code} (${reason}): ${lines.join(' ')}`);
}

async function findBubblewrap(): Promise<string | undefined> {
  for (const path of BUBBLEWRAP_PLACES) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

async function runs(program: string, words: readonly string[]): Promise<boolean> {
  return run(program, words, { timeout: TRIAL_MS }).then(
    () => true,
    () => false,
  );
}
