import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { texts } from '../texts.data.ts';
import { BackendBucket } from './buckets.ts';

const ProjectParams = z.object({ projectId: ProjectId });
/** The ref is read over: it is the project's. */
const ProxyParams = ProjectParams.extend({ ref: z.string().max(64) });
const proxy = '/projects/:projectId/db-proxy/v1/projects/:ref';
const Name = z.string().min(1).max(63);

/** As Supabase's tools know it. */
export const EdgeFunction = z.looseObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(enums.functions.statuses),
  version: z.number().int(),
  /** In milliseconds. */
  updated_at: z.number(),
});
export type EdgeFunction = z.infer<typeof EdgeFunction>;

/** What the lints found in the database, as Supabase's tools know it. */
export const BackendFinding = z.looseObject({
  name: z.string(),
  title: z.string(),
  level: z.enum(['ERROR', 'WARN', 'INFO']),
  description: z.string(),
  detail: z.string(),
  remediation: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** Tells it from all others. */
  cache_key: z.string(),
});
export type BackendFinding = z.infer<typeof BackendFinding>;

/** The calls of Supabase's Management API that the console makes itself; all others pass through. */
export const cloudProxyEndpoints = {
  queryBackend: endpoint({
    method: 'POST',
    path: `${proxy}/database/query`,
    permission: 'EditBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'Run SQL as the cloud’s owner; with read_only one statement that can change nothing',
    params: ProxyParams,
    body: z.object({
      query: z.string().min(1),
      parameters: z.array(z.unknown()).max(1000).optional(),
      read_only: z.boolean().optional(),
    }),
    response: z.array(z.record(z.string(), z.unknown())),
    status: 201,
    errors: ['conflict', 'unavailable'],
    bodyLimitBytes: 8 * 1024 * 1024,
  }),
  listBackendBuckets: endpoint({
    method: 'GET',
    path: `${proxy}/storage/buckets`,
    permission: 'ViewBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'The buckets of the cloud’s storage',
    params: ProxyParams,
    response: z.array(BackendBucket),
    errors: ['conflict', 'unavailable'],
  }),
  listBackendFunctions: endpoint({
    method: 'GET',
    path: `${proxy}/functions`,
    permission: 'ViewBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'The functions of the cloud',
    params: ProxyParams,
    response: z.array(EdgeFunction),
    errors: ['conflict', 'unavailable'],
  }),
  listBackendFindings: endpoint({
    method: 'GET',
    path: `${proxy}/advisors/security`,
    permission: 'ViewBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'What could be unsafe in the cloud’s database',
    params: ProxyParams,
    response: z.object({ lints: z.array(BackendFinding) }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  wakeBackendByProxy: endpoint({
    method: 'POST',
    path: `${proxy}/restore`,
    permission: 'EditBackend',
    signInDetail: texts.cloud.noToken,
    summary: 'Wake a paused cloud',
    params: ProxyParams,
    response: z.object({}),
    errors: ['conflict', 'unavailable'],
  }),
} satisfies Record<string, Endpoint>;

/** A service that a project uses. */
export const Integration = z.object({
  name: z.enum(['supabase', 'ai_gateway']),
  is_used: z.boolean(),
  /** For `supabase`: the ref of its cloud. */
  supabase_project_id: z.string().nullable(),
  /** Whether this installation runs it. */
  is_managed: z.boolean(),
});
export type Integration = z.infer<typeof Integration>;

export const AiUsageRow = z.object({
  timestamp: Timestamp,
  model: z.string(),
  provider: z.string(),
  count: z.number().int(),
});
export type AiUsageRow = z.infer<typeof AiUsageRow>;

export const cloudConsoleEndpoints = {
  listIntegrations: endpoint({
    method: 'GET',
    path: '/projects/:projectId/integrations',
    permission: 'ViewBackend',
    summary: 'The services that a project uses',
    params: ProjectParams,
    response: z.object({ integrations: z.array(Integration) }),
  }),
  getAiUsage: endpoint({
    method: 'GET',
    path: '/projects/:projectId/integrations/ai_gateway/usage',
    permission: 'ViewBackend',
    summary: 'How often the project’s app called which model',
    params: ProjectParams,
    query: z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }),
    response: z.array(AiUsageRow),
    rate: 'search',
  }),
  getIntegration: endpoint({
    method: 'GET',
    path: '/projects/:projectId/integrations/:name',
    permission: 'ViewBackend',
    summary: 'One service that a project uses',
    params: ProjectParams.extend({ name: Integration.shape.name }),
    response: Integration,
  }),
  secureBackendTable: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/row-security',
    permission: 'EditBackend',
    summary: 'Switch row level security of a table on with a policy: shown as SQL, or applied as a migration',
    params: ProjectParams,
    body: z.object({
      schema: Name.default('public'),
      table: Name,
      template: z.enum(['owner', 'read_by_all', 'signed_in', 'server_only']),
      /** For `owner`: the column with the id of whoever a row belongs to. */
      column: Name.optional(),
      apply: z.boolean().default(false),
    }),
    response: z.object({ sql: z.string(), is_applied: z.boolean() }),
    errors: ['conflict', 'unavailable'],
  }),
} satisfies Record<string, Endpoint>;
