import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { texts } from '../texts.data.ts';
import { cloudLimits } from './limits.data.ts';

const ProjectParams = z.object({ projectId: ProjectId });

const SecretName = z
  .string()
  .trim()
  .min(1, texts.secrets.nameRequired)
  .max(cloudLimits.secretNameCharacters)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, texts.secrets.nameCharacters);

const SecretValue = z
  .string()
  .min(1, texts.secrets.valueRequired)
  .refine((value) => value.trim() !== '', texts.secrets.valueRequired);

/** A row of the form that adds secrets. */
export const NewSecret = z.object({ name: SecretName, value: SecretValue });
export type NewSecret = z.infer<typeof NewSecret>;

/** What functions find in their environment. Nobody reads its value again. */
export const BackendSecret = z.object({
  name: z.string(),
  created_at: Timestamp,
  /** False: it is the platform's, and can be neither changed nor removed. */
  is_user_secret: z.boolean(),
});
export type BackendSecret = z.infer<typeof BackendSecret>;

const SecretsAnswer = z.object({ secrets: z.array(BackendSecret) });

export const cloudSecretEndpoints = {
  listBackendSecrets: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/secrets',
    permission: 'ViewBackend',
    summary: 'The secrets of the project’s functions, newest first, without their values',
    params: ProjectParams,
    response: SecretsAnswer,
    errors: ['conflict'],
  }),
  createBackendSecrets: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/secrets',
    permission: 'EditBackend',
    summary: 'Add secrets, or give those that are there another value; functions start anew with them',
    params: ProjectParams,
    body: z.object({
      secrets: z.array(NewSecret).min(1).max(cloudLimits.secrets),
    }),
    bodyLimitBytes: cloudLimits.secretsBodyBytes,
    response: SecretsAnswer,
    status: 201,
    errors: ['conflict'],
  }),
  deleteBackendSecrets: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend/secrets',
    permission: 'EditBackend',
    summary: 'Remove secrets; functions start anew without them',
    params: ProjectParams,
    body: z.object({ secretNames: z.array(z.string().min(1).max(256)).min(1).max(cloudLimits.secrets) }),
    response: SecretsAnswer,
    errors: ['conflict'],
  }),
} satisfies Record<string, Endpoint>;
