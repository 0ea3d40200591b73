import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { CommitSha, Edit } from '../versions/schemas.ts';
import { publishingLimits } from './limits.data.ts';
import {
  Deployment,
  DeploymentId,
  DeploymentWithLog,
  Domain,
  DomainName,
  Publishing,
  SiteInfo,
  type SiteInfoChange,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const DeploymentParams = z.object({ projectId: ProjectId, deploymentId: DeploymentId });
const DomainParams = z.object({ projectId: ProjectId, domain: DomainName });
const Started = z.object({ deployment_id: DeploymentId });

export const publishingEndpoints = {
  getPublishing: endpoint({
    method: 'GET',
    path: '/projects/:projectId/publishing',
    permission: 'EditProject',
    summary: 'How publishing stands: the live deployment, the running one, the addresses',
    params: ProjectParams,
    response: Publishing,
  }),
  createDeployment: endpoint({
    method: 'POST',
    path: '/projects/:projectId/deployments',
    permission: 'DeployProject',
    storesFiles: true,
    summary: 'Publish the newest version, or the named one; answers when visitors see it',
    params: ProjectParams,
    body: z.object({ commit_sha: CommitSha.optional() }).optional(),
    response: Started,
    errors: ['build_failed', 'conflict', 'unavailable'],
    rate: 'expensive',
  }),
  listDeployments: endpoint({
    method: 'GET',
    path: '/projects/:projectId/deployments',
    permission: 'DeployProject',
    summary: 'Deployments, newest first',
    params: ProjectParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(publishingLimits.historyPageMax).default(20),
      before: DeploymentId.optional(),
    }),
    response: z.object({ deployments: z.array(Deployment), has_more: z.boolean() }),
  }),
  getDeployment: endpoint({
    method: 'GET',
    path: '/projects/:projectId/deployments/:deploymentId',
    permission: 'DeployProject',
    summary: 'One deployment with its log',
    params: DeploymentParams,
    response: DeploymentWithLog,
  }),
  rollBackDeployment: endpoint({
    method: 'POST',
    path: '/projects/:projectId/deployments/:deploymentId/rollback',
    permission: 'DeployProject',
    summary: 'Make an earlier deployment live again, without a build',
    params: DeploymentParams,
    response: Started,
    errors: ['gone', 'conflict'],
  }),
  unpublishProject: endpoint({
    method: 'POST',
    path: '/projects/:projectId/unpublish',
    permission: 'DeployProject',
    summary: 'Take the site down; its address stays with the project',
    params: ProjectParams,
    response: Publishing,
    errors: ['conflict'],
  }),
  getSiteInfo: endpoint({
    method: 'GET',
    path: '/projects/:projectId/site-info',
    permission: 'EditProject',
    summary: "What the newest version's index.html says about the site",
    params: ProjectParams,
    response: z.object({ site_info: SiteInfo, commit_sha: CommitSha }),
  }),
  updateSiteInfo: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/site-info',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Write title, description, icon and sharing texts into index.html as a new version',
    params: ProjectParams,
    // Looked at by the module itself: the specification gives the words for one that is none.
    body: z.object({ modifications: z.custom<SiteInfoChange>() }),
    response: z.object({ site_info: SiteInfo, edit: Edit }),
    errors: ['conflict'],
  }),
  listDomains: endpoint({
    method: 'GET',
    path: '/projects/:projectId/domains',
    permission: 'DeployProject',
    summary: 'Domains of the site with the records they need',
    params: ProjectParams,
    response: z.object({ domains: z.array(Domain) }),
  }),
  addDomain: endpoint({
    method: 'POST',
    path: '/projects/:projectId/domains',
    permission: 'DeployProject',
    summary: 'Claim a domain for the site; it serves once its records are found',
    params: ProjectParams,
    body: z.object({ domain: z.string().trim().min(1).max(publishingLimits.domainCharacters) }),
    response: Domain,
    status: 201,
    errors: ['conflict', 'plan_required'],
  }),
  checkDomain: endpoint({
    method: 'POST',
    path: '/projects/:projectId/domains/:domain/check',
    permission: 'DeployProject',
    summary: 'Look the records up now',
    params: DomainParams,
    response: Domain,
    rate: 'expensive',
  }),
  updateDomain: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/domains/:domain',
    permission: 'DeployProject',
    summary: 'Make a domain the primary one, or lead its www form to it',
    params: DomainParams,
    body: z.object({ is_primary: z.boolean().optional(), redirects_www: z.boolean().optional() }),
    response: Domain,
    errors: ['conflict'],
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/domains/:domain',
    permission: 'DeployProject',
    summary: 'Give a domain up',
    params: DomainParams,
    status: 204,
  }),
  approveCertificate: endpoint({
    method: 'GET',
    path: '/certificates/ask',
    permission: 'Anyone',
    summary: 'For a reverse proxy: 200 when a certificate may be issued for the name, otherwise 404',
    query: z.object({ domain: z.string().min(1).max(publishingLimits.domainCharacters) }),
    response: z.object({ domain: z.string() }),
  }),
} satisfies Record<string, Endpoint>;
