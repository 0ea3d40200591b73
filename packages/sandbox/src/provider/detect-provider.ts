import { access, constants, mkdir } from 'node:fs/promises';
import { errorMessage, type Logger } from '@loam/kernel';
import { createAccountProvider } from './account-provider.ts';
import { createBubblewrapProvider } from './bubblewrap-provider.ts';
import { findCgroups } from './cgroup.ts';
import type { SandboxLevel, SandboxProvider } from './provider.ts';
import { makeSystemView } from './system-view.ts';

export interface DetectOptions {
  /** Folder for what sandboxes need; accounts of projects must be able to walk to it. */
  readonly root: string;
  readonly logger: Logger;
  /** Start even when nothing can hold a project. */
  readonly allowWithoutIsolation?: boolean;
  /** Do not look for anything stronger than this. */
  readonly atMost?: SandboxLevel;
}

const BUBBLEWRAP_PLACES = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];

/** The strongest provider that really starts a program here: what a machine claims to allow is not trusted. */
export async function detectProvider(options: DetectOptions): Promise<SandboxProvider> {
  const { atMost } = options;
  await mkdir(options.root, { recursive: true, mode: 0o711 });
  if (atMost === undefined || atMost.startsWith('bubblewrap')) {
    const withGroups = atMost === 'bubblewrap' ? undefined : await tryBubblewrap(options, true);
    const provider = withGroups ?? (await tryBubblewrap(options, false));
    if (provider) return provider;
  }
  return createAccountProvider({ allowWithoutIsolation: options.allowWithoutIsolation ?? false });
}

async function tryBubblewrap(
  options: DetectOptions,
  useGroups: boolean,
): Promise<SandboxProvider | undefined> {
  const program = await findBubblewrap();
  if (program === undefined) return undefined;
  const cgroups = useGroups
    ? findCgroups({ mountsFile: '/proc/mounts', selfFile: '/proc/self/cgroup', processId: process.pid })
    : undefined;
  if (useGroups && !cgroups) return undefined;
  try {
    const system = await makeSystemView(options.root, program);
    const provider = createBubblewrapProvider({ program, system, cgroups });
    return (await startsPrograms(provider)) ? provider : undefined;
  } catch (error) {
    options.logger.warn({ error: errorMessage(error) }, 'bubblewrap does not work on this machine');
    return undefined;
  }
}

async function startsPrograms(provider: SandboxProvider): Promise<boolean> {
  const trial = await provider.start({
    projectId: 'trial',
    mounts: [],
    command: ['/bin/sh', '-c', 'exit 42'],
    env: {},
    limits: { memoryMb: 64, cpu: 1, processes: 16, diskMb: 1, timeoutMs: 5000 },
    network: 'none',
  });
  return (await trial.exit).code === 42;
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
