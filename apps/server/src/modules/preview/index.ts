import { join } from 'node:path';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import { createDoors } from './doors.ts';
import { createProjectErrors, type ProjectErrors } from './errors.ts';
import { createHosts, type PreviewHosts } from './hosts.ts';
import { createPreviewLive } from './live.ts';
import { cookieNameFor } from './policy.ts';
import type { NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';
import { createPreviews, type Previews } from './previews.ts';
import { previewRoutes } from './routes.ts';
import { createPreviewStore } from './store.ts';
import { createWorkingCopies } from './working-copies.ts';

export type { PreviewAnswer, PreviewAsk, PreviewHosts, PreviewPage } from './hosts.ts';
export type { NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'live';

export interface PreviewDeps extends Pick<Runtime, Used> {
  readonly dataDir: string;
  readonly projects: Pick<Projects, 'access'>;
  readonly files: ProjectFiles;
  readonly engine: PreviewEngine | NoEngine;
}

export interface PreviewModule {
  readonly bindings: Binding[];
  readonly hosts: PreviewHosts;
  /** For modules below that find errors of their own: functions, SQL, dependencies. */
  readonly errors: Pick<ProjectErrors, 'record' | 'handle'>;
  close(): void;
}

export function createPreview(deps: PreviewDeps): PreviewModule {
  const { config, db, files, logger } = deps;
  const store = createPreviewStore();
  const live = createPreviewLive(deps.live);
  const errors = createProjectErrors({ ...deps, store, live });
  const scheme = new URL(config.publicUrl).protocol;
  const urlOf = (projectId: string) => `${scheme}//${projectId}.${config.domains.preview}`;
  const copies = createWorkingCopies({ root: join(deps.dataDir, 'previews'), files });
  const previews = createPreviews({ engine: deps.engine, copies, errors, live, logger, urlOf });
  const doors = createDoors({ ...deps, store, access: (actor, id) => deps.projects.access(actor, id) });
  const cookieName = cookieNameFor(config.publicUrl);
  const hosts = createHosts({ db, store, doors, previews, cookieName });
  deps.jobs.schedule('preview-prune', '23 * * * *', () => store.prune(db));
  const stops = [
    ...followProjects(deps, previews),
    ...followAccess(deps, () => {
      doors.forget();
      hosts.recheck();
    }),
  ];
  return {
    bindings: previewRoutes({ doors, previews, errors, urlOf }),
    hosts,
    errors,
    close() {
      for (const stop of stops) stop();
      hosts.close();
      previews.close();
      live.close();
    },
  };
}

function followProjects({ bus }: Pick<PreviewDeps, 'bus'>, previews: Previews): (() => void)[] {
  return [
    bus.subscribe('edit.created', ({ projectId }) => previews.refresh(projectId)),
    bus.subscribe('project.deleted', ({ projectId }) => previews.stop(projectId)),
    bus.subscribe('project.purged', ({ projectId }) => previews.remove(projectId)),
  ];
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
