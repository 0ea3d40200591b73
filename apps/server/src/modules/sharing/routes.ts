import { sharingEndpoints as endpoints, sharingTexts } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Join } from './join.ts';
import type { ManageCollaborators } from './manage-collaborators.ts';
import type { ManageLinks } from './manage-links.ts';

export interface SharingServices {
  readonly collaborators: ManageCollaborators;
  readonly links: ManageLinks;
  readonly join: Join;
}

export function sharingRoutes(services: SharingServices): Binding[] {
  return [...collaboratorRoutes(services), ...linkRoutes(services), ...joinRoutes(services)];
}

function collaboratorRoutes({ collaborators }: SharingServices): Binding[] {
  return [
    bind(endpoints.listCollaborators, async ({ params, actor, project: { permissions } }) => {
      const isSession = actor.sessionId !== undefined;
      const hasLinks = isSession && permissions.has('ManageProjectCollaborators');
      return { collaborators: await collaborators.list(params.projectId, { hasLinks }) };
    }),
    bind(endpoints.inviteCollaborator, ({ project: { project }, actor, body }) =>
      collaborators.invite(
        { project, actorId: actor.userId },
        { email: body.email, level: body.access_level },
      ),
    ),
    bind(endpoints.updateCollaborator, ({ project: { project }, actor, params, body }) =>
      collaborators.change({ project, actorId: actor.userId, id: params.collaboratorId }, body.access_level),
    ),
    bind(endpoints.removeCollaborator, async ({ project: { project }, actor, params }) => {
      await collaborators.remove({ project, actorId: actor.userId, id: params.collaboratorId });
      return undefined;
    }),
    bind(endpoints.leaveProject, async ({ actor, params }) => {
      if (actor.kind === 'anonymous') throw new ApiError('conflict', sharingTexts.notCollaborator);
      await collaborators.leave(params.projectId, actor.userId);
      return undefined;
    }),
  ];
}

function linkRoutes({ links }: SharingServices): Binding[] {
  return [
    bind(endpoints.listMagicCodes, async ({ params }) => ({
      magic_codes: await links.list(params.projectId),
    })),
    bind(endpoints.createMagicCode, ({ project: { project }, actor, body }) =>
      links.create({ project, actorId: actor.userId }, body.access_level),
    ),
    bind(endpoints.removeMagicCode, async ({ actor, params: { projectId, magicCodeId } }) => {
      await links.remove({ projectId, actorId: actor.userId }, magicCodeId);
      return undefined;
    }),
  ];
}

function joinRoutes({ join }: SharingServices): Binding[] {
  return [
    bind(endpoints.getSharingPreview, ({ actor, params }) => join.preview(actor, params.code)),
    bind(endpoints.acceptMagicCode, async ({ actor, params }) => ({
      project_id: await join.byCode(actor.userId, params.code),
    })),
    bind(endpoints.listSharedProjects, async ({ actor }) => ({ projects: await join.list(actor.userId) })),
    bind(endpoints.acceptSharedProject, async ({ actor, params }) => ({
      project_id: await join.accept(actor.userId, params.sharedProjectId),
    })),
    bind(endpoints.declineSharedProject, async ({ actor, params }) => {
      await join.decline(actor.userId, params.sharedProjectId);
      return undefined;
    }),
  ];
}
