import type { ProjectId } from '@loam/contract';
import type { BlobStore } from '@loam/kernel';
import type { ProjectFiles, Runner } from '@loam/runner';
import { ApiError } from '../../http/api-error.ts';
import type { Binding } from '../../http/bind.ts';
import { type Leases, projectElsewhere } from '../../leases/leases.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import type { Versions } from '../versions/index.ts';
import { type Builds, createBuilds } from './builds.ts';
import { createPastVersions, type PastVersions } from './past-versions.ts';
import { buildRoutes } from './routes.ts';
import { createThumbnails } from './thumbnails.ts';
import { type BuildTrials, createTrials } from './trials.ts';

export type { BuiltFiles, CommitBuild } from './builds.ts';
export type { PastVersion } from './past-versions.ts';
export { buildFaults } from './trials.ts';
export type { BuildTrial, BuildTrials } from './trials.ts';

export interface BuildsModuleDeps extends Pick<Runtime, 'db' | 'bus' | 'jobs' | 'logger'> {
  readonly leases: Pick<Leases, 'runnerId' | 'runnerOf'>;
  readonly projects: { readonly facts: Pick<Projects['facts'], 'pictured'> };
  readonly versions: Pick<Versions, 'ensureRepo' | 'recordBuild' | 'findByCommit'>;
  readonly blobs: BlobStore;
  readonly runner: Pick<Runner, 'execution' | 'clear'> & {
    readonly files: Pick<ProjectFiles, 'has' | 'head' | 'resolve'>;
  };
}

/** Owns the build of every commit: who asks for one, for whatever reason, asks here. */
export interface BuildsModule
  extends Pick<Builds, 'request' | 'newest' | 'soon' | 'use'>, Pick<PastVersions, 'look'> {
  readonly bindings: Binding[];
  readonly trials: BuildTrials;
  /**
   * A project that nobody has opened yet gets its first version; false where its files cannot be reached. Refused as
   * unavailable where another machine has them, whatever lies here of it.
   */
  ensureFiles(projectId: ProjectId): Promise<boolean>;
  /** Called whenever a newer build can be shown, until the returned function is. */
  follow(listener: (projectId: ProjectId) => void): () => void;
  /** Builds what every project begins with, unless that was done; `onWork` when there is something to do. */
  prepareStarter(onWork: () => void): Promise<boolean>;
  close(): void;
}

export function createBuildsModule(deps: BuildsModuleDeps): BuildsModule {
  const { runner, versions, logger, bus, leases } = deps;
  const { execution, files } = runner;
  const listeners = new Set<(projectId: ProjectId) => void>();
  const ensureFiles = async (projectId: ProjectId) => {
    // A preview needs no lease of its own: it runs in the one process that has the files, and nowhere else.
    const at = await leases.runnerOf(projectId);
    if (at !== undefined && at !== leases.runnerId) throw new ApiError('unavailable', projectElsewhere);
    if (await files.has(projectId)) return true;
    await versions.ensureRepo({ id: projectId, latest_commit_sha: null });
    return files.has(projectId);
  };
  const builds = createBuilds({
    execution,
    files,
    ensureFiles,
    logger,
    async recordBuild(projectId, commitSha, status) {
      await versions.recordBuild(projectId, commitSha, status);
      if (status !== 'succeeded') return;
      for (const listener of listeners) listener(projectId);
      await thumbnails.built(projectId, commitSha);
    },
  });
  const thumbnails = createThumbnails({
    ...deps,
    builds,
    facts: deps.projects.facts,
    visit: execution.kind === 'ready' ? execution.builds.visit : undefined,
  });
  const stopFollowing = bus.subscribe('project.purged', async ({ projectId }) => {
    builds.forget(projectId);
    await runner.clear(projectId);
    await thumbnails.remove(projectId);
  });
  return {
    bindings: buildRoutes(thumbnails),
    request: builds.request,
    newest: builds.newest,
    soon: builds.soon,
    use: builds.use,
    look: createPastVersions({ execution, files, builds, ensureFiles, logger }).look,
    trials: createTrials({ execution, builds, versions }),
    ensureFiles,
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepareStarter: async (onWork) =>
      execution.kind === 'ready' ? execution.builds.prepareStarter(onWork) : false,
    close() {
      stopFollowing();
      thumbnails.close();
      builds.close();
    },
  };
}
