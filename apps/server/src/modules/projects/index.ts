import type { Project, ProjectId } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ProjectAccess } from '../../http/access.ts';
import type { Actor, UserActor } from '../../http/actor.ts';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import { loadAccess } from './access.ts';
import type { ProjectsContext } from './context.ts';
import { createProject, type CreateProject, type ProjectPlace, requirePlace } from './create-project.ts';
import { createProjectFacts, type ProjectFacts } from './facts.ts';
import { createProjectLists } from './list-projects.ts';
import { createProjectListStore } from './list-store.ts';
import { createProjectLive } from './live.ts';
import { followMembers, maintainProjects } from './maintenance.ts';
import type { Workspaces } from '../workspaces/index.ts';
import { newProjectId } from './project-id.ts';
import { projectRoutes } from './routes.ts';
import { createProjectsService } from './service.ts';
import { createProjectStore } from './store.ts';
import { createProjectWire } from './wire.ts';

export type { CreateProject, ProjectPlace } from './create-project.ts';
export type { ProjectFacts } from './facts.ts';
export { type FirstMessage, firstMessageJob, projectFilesJob } from './jobs.ts';

export interface ProjectsDeps extends Pick<
  Runtime,
  'config' | 'db' | 'ids' | 'bus' | 'outbox' | 'jobs' | 'live'
> {
  readonly leases?: ProjectsContext['leases'];
  readonly workspaces: Pick<Workspaces, 'workspaceAccess' | 'ensurePersonal'>;
  readonly backendCopies?: ProjectsContext['backendCopies'];
}

export interface Projects {
  readonly bindings: Binding[];
  /** What the actor may do with the project; undefined when there is no such project. */
  access(actor: Actor, id: ProjectId, queries?: Queries): Promise<ProjectAccess | undefined>;
  /** What others find out about a project and it keeps. */
  readonly facts: ProjectFacts;
  /** For whoever brings a project's files before its record. */
  readonly making: ProjectMaking;
  close(): void;
}

export interface ProjectMaking {
  /** The same for a repeated request. */
  newId(scope: string, request: Request): ProjectId;
  /** Throws what `create` would throw about the place, before any work is done. */
  requirePlace(actor: UserActor, place: ProjectPlace): Promise<void>;
  create(actor: UserActor, wish: CreateProject): Promise<ProjectAccess>;
  wire(access: ProjectAccess): Project;
}

export function createProjects(deps: ProjectsDeps): Projects {
  const store = createProjectStore();
  const wire = createProjectWire(deps.config);
  const context: ProjectsContext = {
    db: deps.db,
    bus: deps.bus,
    outbox: deps.outbox,
    leases: deps.leases,
    jobs: deps.jobs,
    workspaces: deps.workspaces,
    backendCopies: deps.backendCopies,
    store,
    wire,
    live: createProjectLive(deps.live),
    load: (queries, actor, id) => loadAccess({ store, queries }, actor, id),
    randomEnding: () => deps.ids.uuid().slice(0, 5),
  };
  const service = createProjectsService(context);
  const lists = createProjectLists(createProjectListStore(deps.db), wire);
  deps.jobs.schedule('projects-purge', '17 3 * * *', (signal) => maintainProjects(context, signal));
  const stopFollowing = followMembers(context);
  return {
    bindings: projectRoutes({ service, lists, wire, ids: deps.ids }),
    access: (actor, id, queries = deps.db) => context.load(queries, actor, id),
    facts: createProjectFacts(context),
    making: {
      newId: (scope, request) => newProjectId(deps.ids, scope, request),
      requirePlace: async (actor, place) => {
        await requirePlace(context, actor, place);
      },
      create: (actor, wish) => createProject(context, actor, wish),
      wire: wire.project,
    },
    close: stopFollowing,
  };
}
