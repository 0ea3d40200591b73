import { copyFile, lchown, link, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Clock } from '@loam/kernel';
import { PREBUILT_DIR, type DependencySet } from '../dependencies/dependency-set.ts';
import { hasErrno } from '../errors.ts';
import { makeOwnedFolder, shortId } from '../provider/account.ts';
import type { Limits, SandboxProvider } from '../provider/provider.ts';
import { projectMounts } from '../project-mounts.ts';
import { limitsFor } from '../project-memory.ts';
import { collect } from '../run.ts';
import { INSIDE, type Runtime } from '../runtime.ts';
import { compilerCommand, TYPES_MEMORY } from './compiler.ts';
import { parseTypeErrors, type TypeFault } from './type-faults.ts';

export interface TypeCheckDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly limits: Limits;
  readonly clock: Clock;
  setFor(projectId: string, sourceDir: string): Promise<DependencySet>;
}

export interface TypeCheckInput {
  readonly projectId: string;
  readonly sourceDir: string;
  readonly signal?: AbortSignal;
}

export interface TypeCheckResult {
  /** `skipped`: the project has no types to check, or no compiler. `failed`: the compiler did not come to an end. */
  readonly outcome: 'clean' | 'faults' | 'skipped' | 'failed';
  readonly faults: readonly TypeFault[];
  readonly durationMs: number;
}

export interface TypeCheck {
  check(input: TypeCheckInput): Promise<TypeCheckResult>;
}

/** What was found before is kept, so that the next run is short. */
export function createTypeCheck(deps: TypeCheckDeps): TypeCheck {
  return {
    async check(input) {
      const startedMs = deps.clock.now().getTime();
      const result = await checkTypes(deps, input);
      return { ...result, durationMs: deps.clock.now().getTime() - startedMs };
    },
  };
}

async function checkTypes(
  deps: TypeCheckDeps,
  { projectId, sourceDir, signal }: TypeCheckInput,
): Promise<Omit<TypeCheckResult, 'durationMs'>> {
  const set = await deps.setFor(projectId, sourceDir);
  const command = await compilerCommand(sourceDir, set);
  if (!command) return { outcome: 'skipped', faults: [] };
  const mounts = await projectMounts(deps, { projectId, sourceDir, set });
  const memory = await bringMemory(deps, projectId, set);
  const process = await deps.provider.start({
    projectId,
    network: 'none',
    limits: await limitsFor(deps.limits, sourceDir),
    workingDir: INSIDE.app,
    mounts: [...deps.runtime.mounts, ...mounts, { source: memory, target: INSIDE.out, mode: 'rw' }],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp' },
    command,
  });
  const stop = () => void process.kill();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const { code, reason, stdout } = await collect(process);
  signal?.removeEventListener('abort', stop);
  const faults = parseTypeErrors(stdout);
  if (reason !== 'exited' || (code !== 0 && faults.length === 0)) return { outcome: 'failed', faults: [] };
  return { outcome: faults.length === 0 ? 'clean' : 'faults', faults };
}

/** A project of the template's packages begins with what the template's own check found out about them. */
async function bringMemory(deps: TypeCheckDeps, projectId: string, set: DependencySet): Promise<string> {
  const account = deps.provider.accountOf(projectId);
  const home = join(deps.root, 'cache', shortId(projectId), `types-${set.hash}`);
  const folder = await makeOwnedFolder(home, account);
  const first = join(set.nodeModulesDir, PREBUILT_DIR, TYPES_MEMORY);
  // Made where the project cannot reach it: in its own folder it could put a link in the file's place.
  const draft = join(dirname(home), `types-${randomBytes(6).toString('hex')}.part`);
  try {
    await copyFile(first, draft);
    if (account) await lchown(draft, account.uid, account.gid);
    await link(draft, join(folder, TYPES_MEMORY));
  } catch (error) {
    if (!hasErrno(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return folder;
}
