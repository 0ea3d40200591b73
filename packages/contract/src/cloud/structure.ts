import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { cloudLimits } from './limits.data.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const Name = z.string().min(1).max(63);
const Source = z.string().trim().min(1).max(cloudLimits.sqlCharacters);
const DefaultValue = z.string().max(1000);

const NewColumn = z.object({
  name: Name,
  /** By its plain name, or one of the project's own: `public.mood`. */
  type: z.string().min(1).max(80),
  nullable: z.boolean(),
  default: DefaultValue.optional(),
  unique: z.boolean().optional(),
  primary: z.boolean().optional(),
  identity: z.boolean().optional(),
});

const ColumnChange = z.object({
  name: Name.optional(),
  type: z.string().min(1).max(80).optional(),
  nullable: z.boolean().optional(),
  default: DefaultValue.nullable().optional(),
  unique: z.boolean().optional(),
  identity: z.boolean().optional(),
});

export const deleteRules = ['no action', 'cascade', 'set null', 'restrict'] as const;
export const triggerEvents = ['insert', 'update', 'delete'] as const;

const table = Name;
const on = z.boolean();
const cascade = z.boolean().default(false);

/** A change of a database's structure, as somebody means it: the server writes its SQL. */
export const StructureChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create_table'),
    name: Name,
    columns: z.array(NewColumn).min(1).max(200),
    realtime: z.boolean(),
  }),
  z.object({ kind: z.literal('rename_table'), table, to: Name }),
  z.object({ kind: z.literal('drop_table'), table, cascade }),
  z.object({ kind: z.literal('set_security'), table, on }),
  z.object({ kind: z.literal('set_realtime'), table, on }),
  z.object({ kind: z.literal('add_column'), table, column: NewColumn }),
  z.object({ kind: z.literal('change_column'), table, name: Name, to: ColumnChange }),
  z.object({ kind: z.literal('drop_column'), table, name: Name, cascade }),
  z.object({
    kind: z.literal('create_index'),
    table,
    columns: z.array(Name).min(1).max(32),
    unique: z.boolean(),
  }),
  z.object({ kind: z.literal('drop_index'), table, name: Name }),
  z.object({
    kind: z.literal('add_foreign_key'),
    table,
    column: Name,
    target: z.object({ schema: z.enum(['public', 'auth']), table, column: Name }),
    rule: z.enum(deleteRules),
  }),
  z.object({ kind: z.literal('drop_foreign_key'), table, name: Name }),
  z.object({
    kind: z.literal('drop_policy'),
    name: Name,
    of: z.object({ schema: z.enum(['public', 'storage', 'realtime']), table }),
  }),
  z.object({ kind: z.literal('create_enum'), name: Name, values: z.array(Name).min(1).max(500) }),
  z.object({ kind: z.literal('rename_enum'), name: Name, to: Name }),
  z.object({ kind: z.literal('add_enum_value'), name: Name, value: Name, before: Name.optional() }),
  z.object({ kind: z.literal('rename_enum_value'), name: Name, value: Name, to: Name }),
  z.object({ kind: z.literal('drop_enum'), name: Name }),
  z.object({ kind: z.literal('save_function'), source: Source, signature: z.string().optional() }),
  z.object({ kind: z.literal('drop_function'), signature: z.string(), cascade }),
  z.object({
    kind: z.literal('create_trigger'),
    table,
    name: Name,
    timing: z.enum(['before', 'after']),
    events: z.array(z.enum(triggerEvents)).min(1).max(3),
    function: Name,
  }),
  z.object({ kind: z.literal('save_trigger'), table, name: Name, source: Source }),
  z.object({ kind: z.literal('set_trigger'), table, name: Name, on }),
  z.object({ kind: z.literal('drop_trigger'), table, name: Name }),
  z.object({ kind: z.literal('set_extension'), name: Name, on }),
  z.object({
    kind: z.literal('schedule_job'),
    name: Name,
    schedule: z.string().trim().min(1).max(200),
    command: Source,
  }),
  z.object({ kind: z.literal('set_job'), job: z.number().int(), on }),
  z.object({ kind: z.literal('drop_job'), job: z.number().int() }),
]);
export type StructureChange = z.infer<typeof StructureChange>;

export const StructurePlan = z.object({
  sql: z.string(),
  /** What it does, in one sentence. */
  title: z.string(),
  /** What follows from it, in plain words. */
  effects: z.array(z.string()),
  danger: z.enum(['none', 'loses', 'rewrites', 'opens']),
  /** What has to be typed before it is run; null where nothing has to. */
  confirmation: z.string().nullable(),
  can_undo: z.boolean(),
});
export type StructurePlan = z.infer<typeof StructurePlan>;

export const BackendStructure = z.object({
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()), used_by: z.array(z.string()) })),
  functions: z.array(
    z.object({
      name: z.string(),
      signature: z.string(),
      result: z.string(),
      language: z.string(),
      kind: z.enum(['function', 'procedure', 'aggregate']),
      is_trigger: z.boolean(),
      is_definer: z.boolean(),
      definition: z.string(),
    }),
  ),
  triggers: z.array(
    z.object({
      schema: z.string(),
      table: z.string(),
      name: z.string(),
      definition: z.string(),
      is_enabled: z.boolean(),
    }),
  ),
  extensions: z.array(
    z.object({ name: z.string(), comment: z.string(), is_on: z.boolean(), is_fixed: z.boolean() }),
  ),
  jobs: z.array(
    z.object({
      id: z.number().int(),
      name: z.string().nullable(),
      schedule: z.string(),
      command: z.string(),
      is_active: z.boolean(),
      last_status: z.string().nullable(),
      last_started_at: z.string().nullable(),
    }),
  ),
});
export type BackendStructure = z.infer<typeof BackendStructure>;

export const JobRun = z.object({
  id: z.number().int(),
  status: z.string().nullable(),
  message: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type JobRun = z.infer<typeof JobRun>;

/** A change that was run: a migration of the project. */
const AppliedChange = z.object({
  title: z.string(),
  /** Of the edit that holds its file; null where the project has no files. */
  edit_id: z.string().nullable(),
  /** What brings back how it was, where that is known. */
  undo_sql: z.string().nullable(),
});

const refusals = ['conflict', 'unavailable'] as const;

export const cloudStructureEndpoints = {
  getBackendStructure: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/structure',
    permission: 'ViewBackend',
    summary: 'Enumerations, functions, triggers, extensions and timed jobs of the cloud',
    params: ProjectParams,
    response: BackendStructure,
    errors: refusals,
  }),
  listBackendJobRuns: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/structure/job-runs',
    permission: 'ViewBackend',
    summary: 'The last runs of a timed job',
    params: ProjectParams,
    query: z.object({ job: z.coerce.number().int() }),
    response: z.object({ runs: z.array(JobRun) }),
    errors: refusals,
  }),
  planBackendChange: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/structure/plan',
    permission: 'EditBackend',
    summary: 'The SQL of a change and what it means; nothing is run',
    params: ProjectParams,
    body: z.object({ change: StructureChange }),
    response: StructurePlan,
    errors: refusals,
    bodyLimitBytes: 1024 * 1024,
  }),
  applyBackendChange: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/structure/apply',
    permission: 'EditBackend',
    summary: 'Run a change that was looked at, as a migration of the project',
    params: ProjectParams,
    body: z.object({
      change: StructureChange,
      /** What was shown: if it would be something else by now, nothing is run. */
      sql: z.string(),
      confirmation: z.string().optional(),
    }),
    response: AppliedChange,
    errors: refusals,
    bodyLimitBytes: 2 * 1024 * 1024,
  }),
  undoBackendChange: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/structure/undo',
    permission: 'EditBackend',
    summary: 'Run what brings back how it was before a change, as a migration of its own',
    params: ProjectParams,
    body: z.object({ title: z.string().min(1).max(500), sql: Source }),
    response: AppliedChange,
    errors: refusals,
    bodyLimitBytes: 2 * 1024 * 1024,
  }),
} satisfies Record<string, Endpoint>;
