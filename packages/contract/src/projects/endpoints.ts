import { z } from 'zod';
import { chatLimits } from '../chat/limits.data.ts';
import { MessageImage } from '../chat/message-parts.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, UserId, WorkspaceId } from '../http/ids.ts';
import { limits } from '../limits.data.ts';
import {
  DeletedProject,
  PresencePlace,
  PresenceRecord,
  Project,
  ProjectDetails,
  ProjectDisplayName,
  ProjectName,
  ProjectSortBy,
  ProjectTemplateId,
  ProjectVisibility,
  PublicProject,
  SortOrder,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const Cursor = z.string().max(400);

export const projectsEndpoints = {
  createProject: endpoint({
    method: 'POST',
    path: '/projects',
    permission: 'SignedIn',
    storesFiles: true,
    summary: 'Create a project: empty, from a first message or from a template',
    body: z.object({
      message: z.string().trim().min(1).max(100_000).optional(),
      /** With the message: pictures that were uploaded before, and who is to answer. */
      images: z.array(MessageImage).max(chatLimits.images).optional(),
      model: z.string().max(120).optional(),
      name: ProjectName.optional(),
      display_name: ProjectDisplayName.optional(),
      workspace_id: WorkspaceId.optional(),
      visibility: ProjectVisibility.optional(),
      template: ProjectTemplateId.optional(),
    }),
    response: Project,
    status: 201,
    errors: ['conflict', 'plan_required', 'idempotency_conflict'],
    rate: 'expensive',
    idempotent: true,
  }),
  listProjects: endpoint({
    method: 'GET',
    path: '/projects',
    permission: 'SignedIn',
    summary: 'The projects of the caller’s workspaces and those shared with the caller',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: Cursor.optional(),
      q: z.string().trim().max(200).optional(),
      workspace_id: WorkspaceId.optional(),
      visibility: ProjectVisibility.optional(),
      sort_by: ProjectSortBy.default('updated_at'),
      order: SortOrder.optional(),
    }),
    response: z.object({ projects: z.array(Project), next_cursor: z.string().nullable() }),
    rate: 'search',
  }),
  listDeletedProjects: endpoint({
    method: 'GET',
    path: '/user/projects/deleted',
    permission: 'SignedIn',
    summary: 'Deleted projects that the caller can still restore',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: Cursor.optional(),
    }),
    response: z.object({ projects: z.array(DeletedProject), next_cursor: z.string().nullable() }),
  }),
  getProject: endpoint({
    method: 'GET',
    path: '/projects/:projectId',
    permission: 'ViewProject',
    summary: 'One project, with what the caller may do with it',
    params: ProjectParams,
    response: Project,
  }),
  updateProject: endpoint({
    method: 'PUT',
    path: '/projects/:projectId',
    permission: 'EditProject',
    summary: 'Rename: the address (name), the title (display_name) or both',
    params: ProjectParams,
    body: z.object({ name: ProjectName.optional(), display_name: ProjectDisplayName.optional() }),
    response: Project,
    errors: ['conflict'],
  }),
  getProjectDetails: endpoint({
    method: 'GET',
    path: '/projects/:projectId/details',
    permission: 'ViewProject',
    summary: 'One project with its people and addresses',
    params: ProjectParams,
    response: ProjectDetails,
  }),
  setProjectVisibility: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/visibility',
    permission: 'EditProjectVisibility',
    summary: 'Make a project public, private to the workspace, or a personal draft',
    params: ProjectParams,
    body: z.object({ visibility: ProjectVisibility }),
    response: Project,
    errors: ['plan_required'],
  }),
  duplicateProject: endpoint({
    method: 'POST',
    path: '/projects/:projectId/duplicate',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Copy a project into the same or another workspace',
    params: ProjectParams,
    body: z.object({
      name: ProjectName.optional(),
      display_name: ProjectDisplayName.optional(),
      workspace_id: WorkspaceId.optional(),
      /** How much of its cloud goes along: what it is made of, or rows, people and files, too. Secrets never do. */
      backend: z.enum(['nothing', 'structure', 'data']).optional(),
    }),
    response: Project,
    status: 201,
    errors: ['conflict', 'plan_required', 'idempotency_conflict', 'unavailable'],
    rate: 'expensive',
    idempotent: true,
  }),
  remixProject: endpoint({
    method: 'POST',
    path: '/projects/:projectId/remix',
    permission: 'RemixProject',
    storesFiles: true,
    summary: 'Begin a project of your own with the files and the backend’s structure of another one',
    params: ProjectParams,
    body: z.object({
      workspace_id: WorkspaceId.optional(),
      /** Every version comes along. Only for those who may edit the original; a clean start when absent. */
      with_history: z.boolean().optional(),
    }),
    response: Project,
    status: 201,
    errors: ['conflict', 'plan_required', 'idempotency_conflict'],
    rate: 'expensive',
    idempotent: true,
  }),
  moveProject: endpoint({
    method: 'POST',
    path: '/projects/:projectId/move',
    permission: 'MoveProject',
    summary: 'Move a project to another workspace, with its collaborators',
    params: ProjectParams,
    body: z.object({ workspace_id: WorkspaceId }),
    response: Project,
    errors: ['plan_required'],
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId',
    permission: 'DeleteProject',
    summary: 'Delete a project; it can be restored for seven days',
    params: ProjectParams,
    status: 204,
  }),
  restoreProject: endpoint({
    method: 'POST',
    path: '/projects/:projectId/restore',
    permission: 'RestoreProject',
    summary: 'Bring a deleted project back',
    params: ProjectParams,
    response: Project,
  }),
  listUserProjects: endpoint({
    method: 'GET',
    path: '/users/:userId/projects',
    permission: 'Anyone',
    summary: 'Someone’s public projects',
    params: z.object({ userId: UserId }),
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.projects.userProjectsPageSize)
        .default(limits.projects.userProjectsPageSize),
      sort_by: ProjectSortBy.default(limits.projects.userProjectsSortBy),
      order: SortOrder.default(limits.projects.userProjectsOrder),
      category: z.string().trim().min(1).max(100).optional(),
      start_after: Cursor.optional(),
    }),
    response: z.object({ projects: z.array(PublicProject), next_cursor: z.string().nullable() }),
    rate: 'search',
  }),
  touchPresence: endpoint({
    method: 'POST',
    path: '/projects/:projectId/presence',
    permission: 'ViewProject',
    summary:
      'Say that the caller is looking at the project, and where; sent every 60 seconds and on a change',
    params: ProjectParams,
    body: PresencePlace.partial().optional(),
    status: 204,
  }),
  listPresence: endpoint({
    method: 'GET',
    path: '/projects/:projectId/presence',
    permission: 'ViewProject',
    summary: 'Who of the project’s people was here in the last 24 hours',
    params: ProjectParams,
    response: z.object({ presence: z.array(PresenceRecord) }),
  }),
} satisfies Record<string, Endpoint>;
