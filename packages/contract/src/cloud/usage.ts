import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';

const Amount = z.number().min(0);

/** What an app used since its workspace's month began. */
export const BackendUsage = z.object({
  /** When counting began. */
  since: Timestamp,
  requests: Amount,
  bytes_out: Amount,
  function_calls: Amount,
  function_seconds: Amount,
  realtime_messages: Amount,
  ai_calls: Amount,
  /** Now; null while the cloud cannot be asked. */
  database_bytes: Amount.nullable(),
  /** Now; null while the cloud cannot be asked. */
  storage_bytes: Amount.nullable(),
  /** Requests of each day, those without any included. */
  days: z.array(z.object({ date: z.iso.date(), requests: Amount })),
});
export type BackendUsage = z.infer<typeof BackendUsage>;

export const cloudUsageEndpoints = {
  getBackendUsage: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/usage',
    permission: 'ViewBackend',
    summary: 'What the project’s app used this month, and how much it stores',
    params: z.object({ projectId: ProjectId }),
    response: BackendUsage,
    errors: ['conflict'],
    rate: 'search',
  }),
} satisfies Record<string, Endpoint>;
