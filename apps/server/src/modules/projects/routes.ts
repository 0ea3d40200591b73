import { projectsEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { Ids } from '@loam/kernel';
import type { ProjectLists } from './list-projects.ts';
import { newProjectId } from './project-id.ts';
import type { ProjectsService } from './service.ts';
import type { ProjectWire } from './wire.ts';

export interface ProjectRoutes {
  readonly service: ProjectsService;
  readonly lists: ProjectLists;
  readonly wire: ProjectWire;
  readonly ids: Ids;
}

export function projectRoutes(parts: ProjectRoutes): Binding[] {
  return [...recordRoutes(parts), ...listRoutes(parts), ...presenceRoutes(parts)];
}

function recordRoutes({ service, wire, ids }: ProjectRoutes): Binding[] {
  return [
    bind(endpoints.createProject, async ({ actor, body, request }) => {
      const id = newProjectId(ids, `create:${actor.userId}`, request);
      const { display_name: displayName, workspace_id: workspaceId, ...rest } = body;
      return wire.project(await service.create(actor, { ...rest, id, displayName, workspaceId }));
    }),
    // Answered from what the permission check has read: no second query.
    bind(endpoints.getProject, async ({ project }) => wire.project(project)),
    bind(endpoints.getProjectDetails, ({ project }) => service.details(project)),
    bind(endpoints.updateProject, async ({ actor, project, body }) =>
      wire.project(await service.rename(actor, project, { name: body.name, displayName: body.display_name })),
    ),
    bind(endpoints.setProjectVisibility, async ({ actor, project, body }) =>
      wire.project(await service.setVisibility(actor, project, body.visibility)),
    ),
    bind(endpoints.duplicateProject, async ({ actor, project, body, request }) => {
      const id = newProjectId(ids, `duplicate:${actor.userId}:${project.project.id}`, request);
      const { backend = 'nothing' } = body;
      const wish = {
        id,
        name: body.name,
        displayName: body.display_name,
        workspaceId: body.workspace_id,
        ...(backend === 'nothing' ? {} : { backend }),
      };
      return wire.project(await service.duplicate(actor, project, wish));
    }),
    bind(endpoints.remixProject, async ({ actor, project, body, request }) => {
      const id = newProjectId(ids, `remix:${actor.userId}:${project.project.id}`, request);
      const { workspace_id: workspaceId, with_history: withHistory = false } = body;
      return wire.project(await service.remix(actor, project, { id, workspaceId, withHistory }));
    }),
    bind(endpoints.moveProject, async ({ actor, project, body }) =>
      wire.project(await service.move(actor, project, body.workspace_id)),
    ),
    bind(endpoints.deleteProject, async ({ actor, project }) => {
      await service.delete(actor, project);
      return undefined;
    }),
    bind(endpoints.restoreProject, async ({ actor, project }) =>
      wire.project(await service.restore(actor, project)),
    ),
  ];
}

function listRoutes({ lists }: ProjectRoutes): Binding[] {
  return [
    bind(endpoints.listProjects, ({ actor, query }) => lists.visibleTo(actor.userId, query)),
    bind(endpoints.listDeletedProjects, ({ actor, query }) => lists.deletedOf(actor.userId, query)),
    bind(endpoints.listUserProjects, ({ params, query }) => lists.publicOf(params.userId, query)),
  ];
}

function presenceRoutes({ service }: ProjectRoutes): Binding[] {
  return [
    bind(endpoints.touchPresence, async ({ actor, project, body }) => {
      const { view, file } = body ?? {};
      const place = view === undefined ? undefined : { view, ...(file !== undefined && { file }) };
      await service.touchPresence(actor, project, place);
      return undefined;
    }),
    bind(endpoints.listPresence, async ({ project }) => ({ presence: await service.presence(project) })),
  ];
}
