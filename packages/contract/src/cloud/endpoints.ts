import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { passthrough, type Passthrough } from '../http/passthrough.ts';
import { texts } from '../texts.data.ts';
import { cloudLimits } from './limits.data.ts';
import {
  Backend,
  BackendKey,
  BackendKeyId,
  BackendKeyKind,
  InstanceStatus,
  InstanceType,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const KeyParams = ProjectParams.extend({ keyId: BackendKeyId });
const Status = z.object({ status: InstanceStatus });
const Compute = z.object({ instance_type: InstanceType, status: InstanceStatus });

export const cloudEndpoints = {
  getBackend: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend',
    permission: 'ViewBackend',
    summary: 'The cloud of a project: where it is, the key for pages, and its state',
    params: ProjectParams,
    response: Backend,
  }),
  enableBackend: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend',
    permission: 'EditBackend',
    summary: 'Give the project a cloud; one that is there already is answered as it is',
    params: ProjectParams,
    response: Backend,
    status: 201,
    errors: ['unavailable', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
  deleteBackend: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend',
    permission: 'ManageBackend',
    summary: 'Delete the cloud: it stops at once and can be brought back for seven days',
    params: ProjectParams,
    response: Backend,
    errors: ['conflict'],
  }),
  restoreBackend: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/restore',
    permission: 'ManageBackend',
    summary: 'Bring back the cloud that was deleted last',
    params: ProjectParams,
    response: Backend,
    errors: ['conflict', 'unavailable'],
  }),
  getBackendStatus: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/status',
    permission: 'ViewBackend',
    summary: 'The state of the cloud',
    params: ProjectParams,
    response: Status,
    errors: ['conflict'],
  }),
  pauseBackend: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/pause',
    permission: 'ManageBackend',
    summary: 'Pause the cloud: its data stays, its app gets an error until it is woken',
    params: ProjectParams,
    response: Status,
    errors: ['conflict', 'unavailable'],
  }),
  wakeBackend: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/wake',
    permission: 'EditBackend',
    summary: 'Wake a paused cloud',
    params: ProjectParams,
    response: Status,
    errors: ['conflict', 'unavailable'],
  }),
  getBackendCompute: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/compute',
    permission: 'ViewBackend',
    summary: 'The size of the cloud',
    params: ProjectParams,
    response: Compute,
    errors: ['conflict'],
  }),
  resizeBackend: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/backend/compute',
    permission: 'ManageBackend',
    summary: 'Give the cloud another size',
    params: ProjectParams,
    body: z.object({ instance_type: InstanceType }),
    response: Compute,
    errors: ['conflict', 'plan_required', 'unavailable'],
    rate: 'expensive',
  }),
  getBackendLogs: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/logs',
    permission: 'ViewBackend',
    summary: 'What happened in the cloud, by a query in the dialect of Supabase’s logs',
    params: ProjectParams,
    query: z.object({
      query: z.string().min(1).max(cloudLimits.logsQueryCharacters),
      start: z.iso.datetime({ offset: true }).optional(),
      end: z.iso.datetime({ offset: true }).optional(),
    }),
    response: z.object({ result: z.array(z.unknown()) }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  listBackendKeys: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/api-keys',
    permission: 'ManageBackend',
    summary: 'All keys of the cloud, the secret ones included',
    params: ProjectParams,
    response: z.object({ keys: z.array(BackendKey) }),
    errors: ['conflict'],
  }),
  createBackendKey: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/api-keys',
    permission: 'ManageBackend',
    summary: 'One more key; those that are there stay good',
    params: ProjectParams,
    body: z.object({
      kind: BackendKeyKind.exclude(['legacy']),
      name: z.string().trim().min(1).max(cloudLimits.apiKeyNameCharacters),
    }),
    response: BackendKey,
    status: 201,
    errors: ['conflict'],
  }),
  rotateBackendKey: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/api-keys/:keyId/rotate',
    permission: 'ManageBackend',
    summary: 'A new value in place of a key’s old one, which opens nothing from now on',
    params: KeyParams,
    response: BackendKey,
    errors: ['conflict'],
  }),
  revokeBackendKey: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend/api-keys/:keyId',
    permission: 'ManageBackend',
    summary: 'Revoke a key: it opens nothing from now on',
    params: KeyParams,
    errors: ['conflict'],
  }),
} satisfies Record<string, Endpoint>;

/**
 * Supabase's own Management API for the project's cloud. The ref in the path is read over: it is the project's. Each call
 * has a permission of its own, at least this one.
 */
export const cloudPassthroughs = {
  readBackendProxy: passthrough({
    methods: ['GET'],
    path: '/projects/:projectId/db-proxy/*',
    permission: 'ViewBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'The Management API of the cloud in Supabase’s own shape, reading',
    params: ProjectParams,
  }),
  // A query that only reads is a POST too: what else a call asks for is decided by the call.
  writeBackendProxy: passthrough({
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    path: '/projects/:projectId/db-proxy/*',
    permission: 'ViewBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'The Management API of the cloud in Supabase’s own shape: SQL, migrations, changes',
    params: ProjectParams,
  }),
  readManagementApi: passthrough({
    methods: ['GET'],
    path: '/v1/*',
    permission: 'SignedIn',
    summary:
      'Supabase’s Management API for tools outside, reading: /v1/projects/{ref}/… of every cloud one may view',
  }),
  writeManagementApi: passthrough({
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    path: '/v1/*',
    permission: 'SignedIn',
    summary:
      'Supabase’s Management API for tools outside; the permissions are those below the cloud’s project',
  }),
} satisfies Record<string, Passthrough>;
