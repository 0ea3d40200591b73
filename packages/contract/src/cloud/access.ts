import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { cloudLimits } from './limits.data.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const Name = z.string().min(1).max(63);

/** Whom a try is made as: somebody who is not signed in, the app's own server, or one of its people. */
export const ActAs = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({ kind: z.literal('service') }),
  z.object({ kind: z.literal('user'), user_id: z.uuid() }),
]);
export type ActAs = z.infer<typeof ActAs>;

const SchemaColumn = z.object({
  name: z.string(),
  type: z.string(),
  is_nullable: z.boolean(),
  is_primary: z.boolean(),
});

export const SchemaTable = z.object({
  schema: z.string(),
  name: z.string(),
  kind: z.enum(['table', 'view']),
  has_row_security: z.boolean(),
  columns: z.array(SchemaColumn),
  foreign_keys: z.array(
    z.object({
      columns: z.array(z.string()),
      target_schema: z.string(),
      target_table: z.string(),
      target_columns: z.array(z.string()),
    }),
  ),
});
export type SchemaTable = z.infer<typeof SchemaTable>;

export const policyCommands = ['ALL', 'SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

export const RlsPolicy = z.object({
  schemaname: z.string(),
  tablename: z.string(),
  policyname: z.string(),
  /** False for one that takes away, whatever others give. */
  permissive: z.boolean(),
  cmd: z.enum(policyCommands),
  roles: z.array(z.string()),
  qual: z.string().nullable(),
  with_check: z.string().nullable(),
});
export type RlsPolicy = z.infer<typeof RlsPolicy>;

export const AccessVerdict = z.object({
  command: z.enum(['SELECT', 'INSERT', 'UPDATE', 'DELETE']),
  /** `some` of the rows; `depends` on the row that is written. */
  outcome: z.enum(['all', 'some', 'none', 'depends', 'unknown']),
  /** How many rows, counted up to a limit; null where it cannot be told without writing. */
  rows: z.number().int().nullable(),
  reason: z.enum(['no_privilege', 'no_policy', 'policies', 'row_security_off', 'bypasses', 'failed']),
  /** What the database said where a policy could not be tried. */
  message: z.string().nullable(),
});
export type AccessVerdict = z.infer<typeof AccessVerdict>;

export const AccessTry = z.object({
  verdicts: z.array(AccessVerdict),
  /** Of the whole table, counted up to the same limit. */
  total: z.number().int(),
  count_limit: z.number().int(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.array(z.string().nullable())),
});
export type AccessTry = z.infer<typeof AccessTry>;

export const cloudAccessEndpoints = {
  getBackendSchema: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/schema',
    permission: 'ViewBackend',
    summary: 'Tables and views of the app with their columns, keys and policies',
    params: ProjectParams,
    response: z.object({ tables: z.array(SchemaTable), policies: z.array(RlsPolicy) }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  tryBackendAccess: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/access/try',
    permission: 'ViewBackend',
    summary: 'Which rows of a table somebody would get, tried without changing anything',
    params: ProjectParams,
    body: z.object({ as: ActAs, schema: Name.default('public'), table: Name }),
    response: AccessTry,
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  tryBackendFunction: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/functions/:slug/try',
    permission: 'EditBackend',
    summary: 'Call a function as anybody, and get its answer',
    params: ProjectParams.extend({ slug: z.string().regex(/^[\w-]{1,128}$/) }),
    body: z.object({
      as: ActAs,
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      /** Below the function, with its question mark. */
      path: z
        .string()
        .max(2000)
        .regex(/^(?:[/?][^\s#]*)?$/)
        .default(''),
      headers: z
        .array(z.object({ name: z.string().regex(/^[\w-]{1,100}$/), value: z.string().max(4000) }))
        .max(30)
        .default([]),
      body: z.string().max(cloudLimits.functionTryCharacters).default(''),
    }),
    response: z.object({
      status: z.number().int(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      body: z.string(),
      /** It was longer than is shown. */
      is_cut: z.boolean(),
      is_text: z.boolean(),
      duration_ms: z.number(),
    }),
    errors: ['conflict', 'unavailable'],
    rate: 'expensive',
  }),
} satisfies Record<string, Endpoint>;
