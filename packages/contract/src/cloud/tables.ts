import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const Name = z.string().min(1).max(63);
const TableParams = ProjectParams.extend({ table: Name });
const table = '/projects/:projectId/backend/tables/:table';

/** A value as PostgreSQL writes it, so that none is harmed on the way; lists are JSON. */
const Cell = z.string().nullable();
const Cells = z.record(Name, Cell);
const Place = z.array(Cell).max(32);

export const TableColumn = z.object({
  name: z.string(),
  data_type: z.string(),
  kind: z.enum([
    'text',
    'integer',
    'decimal',
    'boolean',
    'date',
    'time',
    'json',
    'array',
    'enum',
    'uuid',
    'other',
  ]),
  is_nullable: z.boolean(),
  default_value: z.string().nullable(),
  is_generated: z.boolean(),
  is_updatable: z.boolean(),
  is_sortable: z.boolean(),
  enums: z.array(z.string()),
  /** Its values are all different, by a rule about this column alone. */
  is_unique: z.boolean(),
  /** Numbered by the database. */
  is_identity: z.boolean(),
});
export type TableColumn = z.infer<typeof TableColumn>;

const TableKind = z.enum(['table', 'view', 'materialized_view', 'foreign_table']);

export const TableSummary = z.object({
  id: z.number().int(),
  schema: z.enum(enums.database.schemas),
  name: z.string(),
  kind: TableKind,
  live_rows_estimate: z.number(),
  size_bytes: z.number(),
  has_row_security: z.boolean(),
});
export type TableSummary = z.infer<typeof TableSummary>;

export const BackendTable = TableSummary.extend({
  columns: z.array(TableColumn),
  primary_keys: z.array(z.object({ name: z.string() })),
  /** Columns that tell each row from all others; empty where there are none. */
  row_key: z.array(z.string()),
  is_realtime: z.boolean(),
  foreign_keys: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      target_schema: z.string(),
      target_table: z.string(),
      target_columns: z.array(z.string()),
      on_delete: z.string(),
    }),
  ),
  indexes: z.array(
    z.object({
      name: z.string(),
      definition: z.string(),
      is_unique: z.boolean(),
      is_of_constraint: z.boolean(),
    }),
  ),
  triggers: z.array(z.object({ name: z.string(), definition: z.string(), is_enabled: z.boolean() })),
});
export type BackendTable = z.infer<typeof BackendTable>;

const { operators } = enums.database;
const Operator = z.enum([...operators.text, ...operators.number, ...operators.boolean, ...operators.date]);

export const RowFilter = z.object({ column: Name, operator: Operator, value: z.string().max(10_000) });
export type RowFilter = z.infer<typeof RowFilter>;

const Filters = z.array(RowFilter).max(100).default([]);
const Sort = z.object({ column: Name, direction: z.enum(['ascending', 'descending']) });

export const RowsPage = z.object({
  /** In the order of the table's columns; what is longer than 2,000 characters is cut after 2,001. */
  rows: z.array(z.array(Cell)),
  has_previous: z.boolean(),
  has_next: z.boolean(),
  first: Place.nullable(),
  last: Place.nullable(),
});
export type RowsPage = z.infer<typeof RowsPage>;

const refusals = ['conflict', 'unavailable'] as const;

export const cloudTableEndpoints = {
  listBackendTables: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/tables',
    permission: 'ViewBackend',
    summary: 'Tables and views of the cloud with an estimate of their rows',
    params: ProjectParams,
    response: z.object({ tables: z.array(TableSummary) }),
    errors: refusals,
  }),
  getBackendTable: endpoint({
    method: 'GET',
    path: table,
    permission: 'ViewBackend',
    summary: 'One table: columns, keys, indexes, triggers',
    params: TableParams,
    response: BackendTable,
    errors: refusals,
  }),
  readBackendRows: endpoint({
    method: 'POST',
    path: `${table}/rows/page`,
    permission: 'ViewBackend',
    summary: 'A page of rows by key: the first, the last, or the one after or before another',
    params: TableParams,
    body: z.object({
      sort: Sort.optional(),
      filters: Filters,
      size: z.number().int().min(1).max(100),
      step: z.enum(['first', 'last', 'next', 'previous']),
      cursor: Place.optional(),
    }),
    response: RowsPage,
    errors: refusals,
  }),
  countBackendRows: endpoint({
    method: 'POST',
    path: `${table}/rows/count`,
    permission: 'ViewBackend',
    summary: 'How many rows there are, counted one by one',
    params: TableParams,
    body: z.object({ filters: Filters }),
    response: z.object({ count: z.number().int() }),
    errors: refusals,
  }),
  readBackendRow: endpoint({
    method: 'POST',
    path: `${table}/rows/one`,
    permission: 'ViewBackend',
    summary: 'One row with its values whole',
    params: TableParams,
    body: z.object({ key: z.array(z.string()).min(1).max(32) }),
    response: z.object({ row: z.array(Cell) }),
    errors: refusals,
  }),
  createBackendRow: endpoint({
    method: 'POST',
    path: `${table}/rows`,
    permission: 'EditBackend',
    summary: 'Add a row; what is not said gets its default',
    params: TableParams,
    body: z.object({ values: Cells }),
    response: z.object({}),
    status: 201,
    errors: refusals,
    bodyLimitBytes: 8 * 1024 * 1024,
  }),
  updateBackendRow: endpoint({
    method: 'PATCH',
    path: `${table}/rows`,
    permission: 'EditBackend',
    summary: 'Change a row by its primary key, unless somebody else changed it meanwhile',
    params: TableParams,
    body: z.object({
      key: z.string(),
      values: Cells,
      /** What stood there: a row that says otherwise by now is left alone. */
      was: Cells.default({}),
    }),
    response: z.object({}),
    errors: refusals,
    bodyLimitBytes: 8 * 1024 * 1024,
  }),
  deleteBackendRows: endpoint({
    method: 'POST',
    path: `${table}/rows/delete`,
    permission: 'EditBackend',
    summary: 'Delete rows by their primary keys',
    params: TableParams,
    body: z.object({ keys: z.array(z.string()).min(1).max(1000) }),
    response: z.object({ deleted: z.number().int() }),
    errors: refusals,
  }),
  exportBackendRows: endpoint({
    method: 'POST',
    path: `${table}/rows/export`,
    permission: 'ViewBackend',
    summary: 'The rows as CSV, streamed while they are read',
    params: TableParams,
    body: z.object({ filters: Filters, sort: Sort.optional() }),
    errors: refusals,
    rate: 'expensive',
  }),
} satisfies Record<string, Endpoint>;
