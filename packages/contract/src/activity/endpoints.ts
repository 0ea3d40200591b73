import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, UserId, WorkspaceId } from '../http/ids.ts';
import { activityLimits } from './kinds.data.ts';
import { ActivityEntry, ActivityKind } from './schemas.ts';

const OneProject = z.object({ projectId: ProjectId });
const OneWorkspace = z.object({ workspaceId: WorkspaceId });
const Filter = z.object({
  kind: ActivityKind.optional(),
  /** What one person did. */
  person: UserId.optional(),
});
const Asked = Filter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(activityLimits.pageSize),
  cursor: z.string().max(200).optional(),
});
const Page = z.object({
  entries: z.array(ActivityEntry),
  next_cursor: z.string().nullable(),
  /** Everyone who did something here, for choosing one; the first page has them. */
  people: z.array(z.object({ id: UserId, name: z.string() })),
});

export const activityEndpoints = {
  listProjectActivity: endpoint({
    method: 'GET',
    path: '/projects/:projectId/activity',
    permission: 'ManageProjectCollaborators',
    summary: 'Who did what in a project, newest first',
    params: OneProject,
    query: Asked,
    response: Page,
  }),
  exportProjectActivity: endpoint({
    method: 'GET',
    path: '/projects/:projectId/activity/export',
    permission: 'ManageProjectCollaborators',
    summary: 'The same as CSV',
    params: OneProject,
    query: Filter,
    rate: 'expensive',
  }),
  listWorkspaceActivity: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/activity',
    permission: 'ManageWorkspaceMembers',
    summary: 'Who did what in a workspace and its projects, newest first; drafts of others are left out',
    params: OneWorkspace,
    query: Asked,
    response: Page,
  }),
  exportWorkspaceActivity: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/activity/export',
    permission: 'ManageWorkspaceMembers',
    summary: 'The same as CSV',
    params: OneWorkspace,
    query: Filter,
    rate: 'expensive',
  }),
} satisfies Record<string, Endpoint>;
