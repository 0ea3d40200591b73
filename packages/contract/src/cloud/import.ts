import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';

export const backendImportLimits = {
  /** Entries of one list in the report. */
  reportEntries: 200,
  /** Work on which nothing moved for so long was begun by a process that is gone. */
  staleMs: 180_000,
} as const;

const ImportFault = z.object({
  path: z.string(),
  /** From 1. */
  line: z.number().int(),
  statement: z.string(),
  message: z.string(),
  /** `mended`: it worked once the missing tables were built. `there`: what it makes was there already. */
  outcome: z.enum(['failed', 'mended', 'there']),
});
export type ImportFault = z.infer<typeof ImportFault>;

const ImportedFunction = z.object({
  slug: z.string(),
  is_deployed: z.boolean(),
  verify_jwt: z.boolean(),
  /** Why it is not deployed. */
  message: z.string().nullable(),
});

const Note = z.object({ path: z.string(), detail: z.string() });

/** What became of the backend that an imported project brought. Lists hold the first entries only. */
export const BackendImportReport = z.object({
  migrations: z.object({
    total: z.number().int(),
    applied: z.number().int(),
    statements: z.number().int(),
    /** Statements that could not be applied. */
    failed: z.number().int(),
  }),
  /** Files that are no migrations, and why. */
  left_out: z.array(Note),
  faults: z.array(ImportFault),
  /** Built from the file of types, with row security and no rule yet. */
  tables_built: z.array(z.string()),
  /** In the file of types, and not in the database. */
  tables_missing: z.array(z.string()),
  /** Row security is off, as their migration says: anyone with the app's key reads and writes them. */
  tables_open: z.array(z.string()),
  buckets: z.array(z.object({ id: z.string(), is_public: z.boolean() })),
  /** Settings of signing in that were taken over. */
  auth_settings: z.array(z.string()),
  functions: z.array(ImportedFunction),
  secrets: z.array(z.object({ name: z.string(), used_by: z.array(z.string()), is_set: z.boolean() })),
  /** Files in which the old backend's address or keys were replaced. */
  rewritten: z.array(Note),
  /** What a person has to look at. */
  notes: z.array(Note),
});
export type BackendImportReport = z.infer<typeof BackendImportReport>;

const ImportPlan = z.object({
  migrations: z.number().int(),
  functions: z.array(z.string()),
  secrets: z.array(z.string()),
  /** Of the file of types; those that migrations make as well are among them. */
  typed_tables: z.number().int(),
  has_config: z.boolean(),
});

export const BackendImport = z.object({
  /** `none`: the project brings no backend. `interrupted`: whoever worked on it is gone; starting again goes on. */
  status: z.enum(['none', 'offered', 'running', 'done', 'failed', 'interrupted']),
  plan: ImportPlan.nullable(),
  step: z.enum(['files', 'migrations', 'tables', 'settings', 'functions', 'types']).nullable(),
  done: z.number().int(),
  total: z.number().int(),
  failure: z.string().nullable(),
  report: BackendImportReport.nullable(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type BackendImport = z.infer<typeof BackendImport>;

const params = z.object({ projectId: ProjectId });

export const cloudImportEndpoints = {
  getBackendImport: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/import-project',
    permission: 'ViewBackend',
    summary: 'The backend that the project’s files bring, how far its set-up is, and what became of it',
    params,
    response: BackendImport,
  }),
  startBackendImport: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/import-project',
    permission: 'EditBackend',
    summary: 'Make the cloud that the project’s files describe; one that runs already is answered as it is',
    params,
    body: z.object({
      /** Whether tables that no migration makes are built from the file of types. */
      builds_tables: z.boolean(),
    }),
    response: BackendImport,
    status: 202,
    errors: ['conflict', 'unavailable', 'storage_full'],
    storesFiles: true,
    rate: 'expensive',
  }),
};
