import { ProjectId } from '@loam/contract';
import type { PageBrowser } from '@loam/inspect';
import type { BlobStore } from '@loam/kernel';
import { join } from 'node:path';
import type { Binding } from '../../http/bind.ts';
import type { ProjectSocket } from '../../live/project-socket.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import { startSummary, type Versions } from '../versions/index.ts';
import { createBuiltPositions } from './built-positions.ts';
import { createPreviewBuilds, type PreviewBuilds } from './builds.ts';
import { type CommitBuilds, createCommitBuilds } from './commit-builds.ts';
import { createDevSocket } from './dev-socket.ts';
import { createDoors } from './doors.ts';
import { createProjectErrors, type ProjectErrors } from './errors.ts';
import { createHosts, type PreviewHosts } from './hosts.ts';
import { createLiveHealth } from './live-health.ts';
import { createPreviewLive } from './live.ts';
import { hostLabel, previewCookieName } from './policy.ts';
import type { NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';
import { createPreviews, type Described, type Previews } from './previews.ts';
import { previewRoutes } from './routes.ts';
import { createSnapshots } from './snapshots.ts';
import { createStarterBuild, type StarterFile } from './starter-build.ts';
import { createPreviewStore } from './store.ts';
import { createThumbnails } from './thumbnails.ts';
import { createTrials, type Trials, type TrialsDeps } from './trials.ts';
import { createUnsaved, type Unsaved } from './unsaved.ts';
import { createWorkingCopies } from './working-copies.ts';

export type { CommitBuild, CommitBuilds } from './commit-builds.ts';
export type { PreviewHosts } from './hosts.ts';
export type { Trial, Trials } from './trials.ts';
export type { Unsaved } from './unsaved.ts';
export { createSandboxEngine } from './sandbox-engine.ts';
export { createWorkingCopies } from './working-copies.ts';
export type { NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'live';

export interface PreviewDeps extends Pick<Runtime, Used> {
  readonly dataDir: string;
  readonly projects: Pick<Projects, 'access' | 'facts'>;
  readonly blobs: BlobStore;
  readonly versions: Pick<Versions, 'ensureRepo' | 'recordBuild' | 'findByCommit'>;
  readonly files: ProjectFiles;
  readonly engine: PreviewEngine | NoEngine;
  /** What projects begin with. */
  readonly starterFiles?: () => Promise<readonly StarterFile[]>;
  /** What looks at pages of a build; without it nobody does. */
  readonly browser?: PageBrowser | undefined;
}

export interface PreviewModule {
  readonly bindings: Binding[];
  readonly hosts: PreviewHosts;
  /** For modules below that find errors of their own: functions, SQL, dependencies. */
  readonly errors: Pick<ProjectErrors, 'record' | 'handle' | 'open'>;
  readonly trials: Trials;
  /** What the preview's tools complain about, as it happens. */
  readonly devSocket: ProjectSocket;
  /** What someone tries out in the preview before it is saved. */
  readonly unsaved: Unsaved;
  readonly commitBuilds: Pick<CommitBuilds, 'use'>;
  /** Builds what every project begins with, unless that was done; `onWork` when there is something to do. */
  prepareStarter(onWork: () => void): Promise<boolean>;
  close(): void;
}

export function createPreview(deps: PreviewDeps): PreviewModule {
  const { config, db, logger, engine, starterFiles } = deps;
  const files = withRepository(deps);
  const store = createPreviewStore();
  const live = createPreviewLive(deps.live);
  const errors = createProjectErrors({ ...deps, store, live });
  const scheme = new URL(config.publicUrl).protocol;
  const urlOf = (projectId: string, commit?: string) =>
    `${scheme}//${hostLabel(projectId, commit)}.${config.domains.preview}`;
  const folderOf = (name: string) => join(deps.dataDir, 'previews', name);
  const copies = createWorkingCopies({ root: folderOf('live'), files });
  const starter = starterFiles && createStarterBuild({ engine, starterFiles, root: folderOf('starter') });
  const builds = createPreviewBuilds({
    engine,
    copies: createWorkingCopies({ root: folderOf('build'), files }),
    root: folderOf('built'),
    starter,
    versions: {
      async recordBuild(projectId, commitSha, status) {
        await deps.versions.recordBuild(projectId, commitSha, status);
        if (status !== 'succeeded') return;
        // A page of it can be shown, whatever the live one does.
        live.changed(projectId, previews.running(projectId).state);
        // Until the next build takes its place it stands still.
        const built = await builds.newest(projectId);
        if (built !== undefined) await snapshots.keep(projectId, commitSha, built);
        await thumbnails.built(projectId, commitSha);
      },
    },
    logger,
  });
  const thumbnails = createThumbnails({
    ...deps,
    builds,
    facts: deps.projects.facts,
    browser: deps.browser,
  });
  const isStarter = starterRule(deps.versions);
  const previews = createPreviews({ ...deps, copies, errors, live, builds, urlOf, isStarter });
  const doors = createDoors({ ...deps, store, access: (actor, id) => deps.projects.access(actor, id) });
  const snapshots = createSnapshots({ engine, files, root: folderOf('snapshots'), logger });
  const commitBuilds = createCommitBuilds({ ...deps, files, builds, root: folderOf('publish') });
  const positions = createBuiltPositions({
    engine,
    files,
    root: folderOf('maps'),
    logger,
    places: [builds, snapshots],
  });
  const hosts = createHosts({ db, store, doors, previews, builds, snapshots, cookieName: previewCookieName });
  deps.jobs.schedule('preview-prune', '23 * * * *', () => store.prune(db));
  const stops = [
    ...followProjects(deps, {
      previews,
      removable: [previews, builds, snapshots, commitBuilds, thumbnails, positions],
      builds,
    }),
    ...followAccess(deps, () => {
      doors.forget();
      hosts.recheck();
    }),
  ];
  return {
    bindings: previewRoutes({ doors, previews, errors, positions, thumbnails, urlOf }),
    hosts,
    errors,
    unsaved: createUnsaved(copies, engine),
    commitBuilds,
    prepareStarter: async (onWork) => (await starter?.prepare(onWork)) ?? false,
    devSocket: createDevSocket({ previews, clock: deps.clock }),
    trials: trialsOf(deps, { files, builds, previews, root: folderOf('trial') }),
    close() {
      for (const stop of stops) stop();
      for (const part of [thumbnails, hosts, builds, previews, live]) part.close();
    },
  };
}

function trialsOf(
  deps: PreviewDeps,
  parts: Pick<TrialsDeps, 'files' | 'builds' | 'root'> & { readonly previews: Previews },
): Trials {
  const health = createLiveHealth({ engine: deps.engine, previews: parts.previews });
  return createTrials({ ...deps, ...parts, browser: deps.browser, health });
}

function followProjects(
  { bus, versions }: Pick<PreviewDeps, 'bus' | 'versions'>,
  parts: {
    readonly previews: Previews;
    readonly builds: PreviewBuilds;
    readonly removable: readonly { remove(projectId: ProjectId): Promise<void> }[];
  },
): (() => void)[] {
  const { previews, builds, removable } = parts;
  return [
    bus.subscribe('edit.created', async ({ projectId, commitSha }) => {
      await previews.refresh(projectId);
      // How every project begins is built when someone first looks: most are changed before that.
      const edit = await versions.findByCommit(projectId, commitSha);
      if (edit && edit.type !== 'initial') builds.request(projectId);
    }),
    bus.subscribe('project.deleted', ({ projectId }) => previews.stop(projectId)),
    bus.subscribe('project.purged', async ({ projectId }) => {
      for (const part of removable) await part.remove(projectId);
    }),
  ];
}

function starterRule(versions: Pick<Versions, 'findByCommit'>) {
  return async (project: Described, commitSha: string | null): Promise<boolean> => {
    if (project.duplicated_from !== null) return false;
    if (commitSha === null) return true;
    const edit = await versions.findByCommit(project.id, commitSha);
    // What was imported is a first version too.
    return edit?.type === 'initial' && edit.summary === startSummary;
  };
}

/** A project that nobody has opened yet gets its first version with the first look. */
function withRepository({ files, versions }: Pick<PreviewDeps, 'files' | 'versions'>): ProjectFiles {
  return {
    ...files,
    async has(projectId) {
      if (await files.has(projectId)) return true;
      await versions.ensureRepo({ id: ProjectId.parse(projectId), latest_commit_sha: null });
      return files.has(projectId);
    },
  };
}

function followAccess({ bus }: Pick<PreviewDeps, 'bus'>, changed: () => void): (() => void)[] {
  return [
    bus.subscribe('project.access_changed', changed),
    bus.subscribe('project.deleted', changed),
    bus.subscribe('workspace.member_removed', changed),
    bus.subscribe('account.access_changed', changed),
    bus.subscribe('account.disabled', changed),
  ];
}
