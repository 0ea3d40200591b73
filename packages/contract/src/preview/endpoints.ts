import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { previewLimits } from './limits.data.ts';
import {
  Preview,
  PreviewLink,
  PreviewLinkId,
  ProjectError,
  ProjectErrorId,
  ReportedError,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });

const aboutLinks = {
  getPreviewLink: endpoint({
    method: 'GET',
    path: '/projects/:projectId/preview-link',
    permission: 'DeployProject',
    sessionOnly: true,
    summary: 'The link that shows the app to anyone, while there is one that works',
    params: ProjectParams,
    response: z.object({ preview_link: PreviewLink.nullable() }),
  }),
  createPreviewLink: endpoint({
    method: 'POST',
    path: '/projects/:projectId/preview-link',
    permission: 'DeployProject',
    sessionOnly: true,
    summary: 'A link that shows the app to anyone for 7 days; the one that works already where there is one',
    params: ProjectParams,
    response: PreviewLink,
    status: 201,
    errors: ['plan_required'],
    idempotent: true,
  }),
  removePreviewLink: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/preview-link/:previewLinkId',
    permission: 'DeployProject',
    summary: 'End a preview link; who came by it sees nothing more',
    params: z.object({ projectId: ProjectId, previewLinkId: PreviewLinkId }),
    status: 204,
  }),
};

export const previewEndpoints = {
  ...aboutLinks,
  createPreviewTicket: endpoint({
    method: 'POST',
    path: '/projects/:projectId/preview/ticket',
    permission: 'ViewProject',
    summary: 'An address that opens the preview in a browser, once, within a minute, without further sign-in',
    params: ProjectParams,
    query: z.object({
      /** The page of the app to open. */
      path: z.string().max(previewLimits.pathCharacters).optional(),
      /** A past version instead of the newest one. */
      commit_sha: z
        .string()
        .regex(/^[0-9a-f]{12,40}$/, 'This is not a commit.')
        .optional(),
      /** The newest build where there is one, whether or not the app runs: it is painted sooner. */
      from: z.literal('build').optional(),
    }),
    response: z.object({ url: z.url() }),
  }),
  getPreview: endpoint({
    method: 'GET',
    path: '/projects/:projectId/preview',
    permission: 'ViewProject',
    summary: 'How the preview is doing, with the newest lines of its log',
    params: ProjectParams,
    response: Preview,
  }),
  restartPreview: endpoint({
    method: 'POST',
    path: '/projects/:projectId/preview/restart',
    permission: 'EditProject',
    summary: 'Start the preview again',
    params: ProjectParams,
    response: Preview,
    rate: 'expensive',
  }),
  getProjectThumbnail: endpoint({
    method: 'GET',
    path: '/projects/:projectId/thumbnail',
    permission: 'ViewProject',
    summary: 'A picture of the first page',
    params: ProjectParams,
    /** The version it shows, so that another one has another address. */
    query: z.object({ v: z.string().max(40).optional() }),
  }),
  listProjectErrors: endpoint({
    method: 'GET',
    path: '/projects/:projectId/errors',
    permission: 'EditProject',
    summary: 'Errors of the app that nobody has handled, newest first',
    params: ProjectParams,
    response: z.object({ errors: z.array(ProjectError) }),
  }),
  reportProjectErrors: endpoint({
    method: 'POST',
    path: '/projects/:projectId/errors',
    permission: 'EditProject',
    summary: 'Report errors that happened in the preview; one that is known already is counted',
    params: ProjectParams,
    body: z.object({ errors: z.array(ReportedError).min(1).max(previewLimits.errorsPerReport) }),
    cleansText: true,
    response: z.object({ errors: z.array(ProjectError) }),
  }),
  handleProjectErrors: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/handle-errors',
    permission: 'EditProject',
    summary: 'Mark errors as handled',
    params: ProjectParams,
    body: z.object({ error_ids: z.array(ProjectErrorId).min(1).max(previewLimits.openErrorsPerProject) }),
    response: z.object({ handled: z.number().int() }),
  }),
} satisfies Record<string, Endpoint>;
