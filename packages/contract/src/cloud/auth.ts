import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { AuthConfig, AuthConfigChange } from './auth-config.ts';
import { cloudLimits } from './limits.data.ts';

/** A mail or a text message of the app that nobody could carry. */
export const OutboxMessage = z.object({
  id: z.uuid(),
  kind: z.enum(['mail', 'text']),
  recipient: z.string(),
  /** Empty for text messages. */
  subject: z.string(),
  text: z.string(),
  /** Null for text messages. */
  html: z.string().nullable(),
  created_at: Timestamp,
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

const ProjectParams = z.object({ projectId: ProjectId });

export const cloudAuthEndpoints = {
  getBackendAuth: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/auth',
    permission: 'ViewBackend',
    summary: 'How people sign in to the project’s app',
    params: ProjectParams,
    response: AuthConfig,
    errors: ['conflict'],
  }),
  updateBackendAuth: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/backend/auth',
    permission: 'EditBackend',
    summary: 'Change how people sign in; what is left out stays',
    params: ProjectParams,
    body: AuthConfigChange,
    response: AuthConfig,
    errors: ['conflict'],
  }),
  listBackendOutbox: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/auth/outbox',
    permission: 'EditBackend',
    summary: 'Mails and text messages of the app that nobody carries, newest first; kept for a week',
    params: ProjectParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(cloudLimits.outboxMessages).default(50),
    }),
    response: z.object({ messages: z.array(OutboxMessage.omit({ text: true, html: true })) }),
    errors: ['conflict'],
  }),
  getBackendOutboxMessage: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/auth/outbox/:messageId',
    permission: 'EditBackend',
    summary: 'One of them, with its text',
    params: ProjectParams.extend({ messageId: z.uuid() }),
    response: OutboxMessage,
    errors: ['conflict'],
  }),
} satisfies Record<string, Endpoint>;
