import type { ProjectId } from '@loam/contract';
import type { Ids } from '@loam/kernel';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '../../http/api-error.ts';
import type { PreviewBuilds } from './builds.ts';
import type { EngineFault, NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';

export type CommitBuild =
  | {
      readonly ok: true;
      readonly dir: string;
      /** It was there already. */
      readonly isAdopted: boolean;
      readonly log: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly EngineFault[]; readonly log: readonly string[] };

/** Builds of whole versions, for whoever publishes them. */
export interface CommitBuilds {
  /** The build of exactly this version; its folder stands still while the work lasts. */
  use<T>(projectId: ProjectId, commitSha: string, work: (build: CommitBuild) => Promise<T>): Promise<T>;
  remove(projectId: ProjectId): Promise<void>;
}

export interface CommitBuildsDeps {
  readonly engine: PreviewEngine | NoEngine;
  readonly files: Pick<ProjectFiles, 'has' | 'head' | 'checkout'>;
  readonly builds: Pick<PreviewBuilds, 'lend'>;
  readonly root: string;
  readonly ids: Ids;
}

export function createCommitBuilds(deps: CommitBuildsDeps): CommitBuilds {
  return {
    async use(projectId, commitSha, work) {
      const { engine } = deps;
      if ('kind' in engine) throw new ApiError('unavailable', engine.reason);
      if (!(await deps.files.has(projectId))) {
        throw new ApiError('unavailable', 'The files of this project cannot be reached right now.');
      }
      const lent = await deps.builds.lend(projectId, commitSha, async (build) => ({
        done: await work(build),
      }));
      return lent ? lent.done : buildApart(deps, engine, { projectId, commitSha, work });
    },
    remove: (projectId) => rm(join(deps.root, projectId), { recursive: true, force: true }),
  };
}

/** A version that is not the newest is built in a folder of its own, which is gone afterwards. */
async function buildApart<T>(
  deps: CommitBuildsDeps,
  engine: PreviewEngine,
  {
    projectId,
    commitSha,
    work,
  }: {
    readonly projectId: ProjectId;
    readonly commitSha: string;
    work(build: CommitBuild): Promise<T>;
  },
): Promise<T> {
  const home = join(deps.root, projectId, deps.ids.uuid());
  const sourceDir = join(home, 'app');
  const outDir = join(home, 'dist');
  try {
    await mkdir(home, { recursive: true, mode: 0o711 });
    await deps.files.checkout(projectId, { commit: commitSha, folder: sourceDir });
    const { ok, errors, log = [] } = await engine.build(projectId, { sourceDir, outDir });
    return await work(ok ? { ok, dir: outDir, isAdopted: false, log } : { ok: false, errors, log });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
