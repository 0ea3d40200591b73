import type { CheckFault } from '@loam/agent';
import type { ProjectId } from '@loam/contract';
import type { Runner } from '@loam/runner';
import type { Binding } from '../../http/bind.ts';
import type { ProjectSocket } from '../../live/project-socket.ts';
import type { Runtime } from '../../runtime.ts';
import { buildFaults, type BuildsModule, type BuildTrial } from '../builds/index.ts';
import type { Projects } from '../projects/index.ts';
import { startSummary, type Versions } from '../versions/index.ts';
import { createDevSocket } from './dev-socket.ts';
import { createDoors, type DoorsDeps } from './doors.ts';
import { locateErrors } from './error-places.ts';
import { createProjectErrors, type ProjectErrors } from './errors.ts';
import { createHosts, type PreviewHosts } from './hosts.ts';
import { createPreviewLinks } from './links.ts';
import { createLiveHealth, type LiveHealth } from './live-health.ts';
import { createPreviewLive } from './live.ts';
import { hostLabel, previewCookieName } from './policy.ts';
import { createPreviews, type Described, type Previews } from './previews.ts';
import { previewRoutes } from './routes.ts';
import { createPreviewStore } from './store.ts';

export type { PreviewHosts } from './hosts.ts';
export type { CuredErrors } from './store.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'live' | 'secret';

export interface PreviewDeps extends Pick<Runtime, Used> {
  readonly projects: Pick<Projects, 'access'>;
  readonly versions: Pick<Versions, 'findByCommit'>;
  readonly builds: BuildsModule;
  readonly runner: Pick<Runner, 'execution'>;
}

/** Changes of a turn, tried on a copy before anything is saved. */
export interface Trial extends BuildTrial {
  /** What keeps the preview that runs from showing the newest version, of which these files are new. */
  liveFaults(paths: readonly string[], signal: AbortSignal): Promise<readonly CheckFault[] | undefined>;
}

export interface Trials {
  open(projectId: ProjectId, baseSha: string): Promise<Trial>;
}

export interface PreviewModule {
  readonly bindings: Binding[];
  readonly hosts: PreviewHosts;
  /** For modules below that find errors of their own: functions, SQL, dependencies. */
  readonly errors: Pick<ProjectErrors, 'record' | 'handle' | 'open' | 'settle'>;
  readonly trials: Trials;
  /** What the preview's tools complain about, as it happens. */
  readonly devSocket: ProjectSocket;
  close(): void;
}

/** Who may look at which preview, and what they see; builds belong to the module above. */
export function createPreview(deps: PreviewDeps): PreviewModule {
  const { config, db, builds } = deps;
  const { execution } = deps.runner;
  const store = createPreviewStore();
  const live = createPreviewLive(deps.live);
  const errors = createProjectErrors({ ...deps, store, live });
  const scheme = new URL(config.publicUrl).protocol;
  const urlOf = (projectId: string, commit?: string) =>
    `${scheme}//${hostLabel(projectId, commit)}.${config.domains.preview}`;
  const isStarter = starterRule(deps.versions);
  const previews = createPreviews({ ...deps, execution, errors, live, urlOf, isStarter });
  const access: DoorsDeps['access'] = (actor, id) => deps.projects.access(actor, id);
  const links = createPreviewLinks({ ...deps, access, urlOf });
  const doors = createDoors({ ...deps, store, links, access });
  const commitBuilds = execution.kind === 'ready' ? execution.builds : undefined;
  const hosts = createHosts({
    db,
    store,
    doors,
    previews,
    builds,
    openFile: commitBuilds?.open,
    cookieName: previewCookieName,
  });
  deps.jobs.schedule('preview-prune', '23 * * * *', () => store.prune(db));
  const stops = [
    ...followProjects(deps, previews),
    ...followAccess(deps, () => {
      doors.forget();
      hosts.recheck();
    }),
    // A page of it can be shown, whatever the live one does.
    builds.follow((projectId) => {
      void previews.running(projectId).then(({ state }) => live.changed(projectId, state));
    }),
  ];
  return {
    bindings: previewRoutes({
      doors,
      links,
      previews,
      errors,
      urlOf,
      locateErrors: async (projectId, found) =>
        commitBuilds ? locateErrors(commitBuilds.locate, projectId, found) : found,
    }),
    hosts,
    errors,
    devSocket: createDevSocket({ previews, clock: deps.clock }),
    trials: withHealth(builds.trials, createLiveHealth({ execution, previews })),
    close() {
      for (const stop of stops) stop();
      for (const part of [hosts, previews, live]) part.close();
    },
  };
}

function withHealth(trials: BuildsModule['trials'], health: LiveHealth): Trials {
  return {
    async open(projectId, baseSha) {
      const trial = await trials.open(projectId, baseSha);
      return {
        ...trial,
        async liveFaults(paths, signal) {
          const faults = await health.faults(projectId, { paths, signal });
          return faults && buildFaults(faults);
        },
      };
    },
  };
}

function followProjects(
  { bus, versions, builds }: Pick<PreviewDeps, 'bus' | 'versions' | 'builds'>,
  previews: Previews,
): (() => void)[] {
  return [
    bus.subscribe('edit.created', async ({ projectId, commitSha }) => {
      await previews.refresh(projectId);
      // How every project begins is built when someone first looks: most are changed before that.
      const edit = await versions.findByCommit(projectId, commitSha);
      if (edit && edit.type !== 'initial') builds.request(projectId);
    }),
    bus.subscribe('project.deleted', ({ projectId }) => previews.stop(projectId)),
    bus.subscribe('project.purged', ({ projectId }) => previews.forget(projectId)),
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

function followAccess({ bus }: Pick<PreviewDeps, 'bus'>, changed: () => void): (() => void)[] {
  return [
    bus.subscribe('project.access_changed', changed),
    bus.subscribe('project.deleted', changed),
    bus.subscribe('workspace.member_removed', changed),
    bus.subscribe('account.access_changed', changed),
    bus.subscribe('account.disabled', changed),
  ];
}
