import {
  createTables,
  type RowFilter,
  type Sorting,
  type TableAt,
  type TableDatabases,
  type TableDescription,
  type Tables,
  type TableSummary as EngineSummary,
} from '@loam/cloud/tables';
import {
  type BackendTable,
  cloudTableEndpoints as endpoints,
  enums,
  limits,
  type ProjectId,
  type TableSummary,
} from '@loam/contract';
import type { Clock } from '@loam/kernel';
import { Readable } from 'node:stream';
import { notFound } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import { tellingTableRefusals } from './table-refusals.ts';

export interface TableRoutesDeps {
  readonly lifecycle: Pick<Lifecycle, 'requireOpen'>;
  readonly databases: TableDatabases | undefined;
  readonly clock: Clock;
}

const [schema] = enums.database.schemas;

/** The tables of a project's cloud, as the console shows and changes them. */
export function tableRoutes({ lifecycle, databases, clock }: TableRoutesDeps): Binding[] {
  const tables = databases && createTables(databases);
  const ask = async <T>(
    { params, request }: Asked,
    work: (tables: Tables, at: TableAt) => Promise<T>,
  ): Promise<T> => {
    const { ref } = await lifecycle.requireOpen(params.projectId);
    if (!tables) throw unreachable();
    const at = { ref, schema, table: params.table ?? '', signal: request.signal };
    return await tellingTableRefusals(() => work(tables, at));
  };
  return [
    bind(endpoints.listBackendTables, (call) =>
      ask(call, async (all, { ref }) => ({ tables: (await all.list(ref, schema)).map(wireSummary) })),
    ),
    bind(endpoints.getBackendTable, (call) =>
      ask(call, async (all, at) => wireTable(await all.describe(at))),
    ),
    bind(endpoints.readBackendRows, (call) =>
      ask(call, async (all, at) => {
        const { sort, ...rest } = call.body;
        const page = await all.page(at, { ...rest, sort: sorting(sort) });
        return {
          rows: page.rows.map((row) => [...row]),
          has_previous: page.hasPrevious,
          has_next: page.hasNext,
          first: page.first ? [...page.first] : null,
          last: page.last ? [...page.last] : null,
        };
      }),
    ),
    bind(endpoints.countBackendRows, (call) =>
      ask(call, async (all, at) => ({ count: await all.count(at, call.body.filters) })),
    ),
    bind(endpoints.readBackendRow, (call) =>
      ask(call, async (all, at) => {
        const row = await all.readRow(at, call.body.key);
        if (!row) throw notFound();
        return { row: [...row] };
      }),
    ),
    ...changeRoutes(ask),
    bind(endpoints.exportBackendRows, (call) =>
      ask(call, async (all, at) => exportAnswer(await exportOf(all, at, call.body), at.table, clock)),
    ),
  ];
}

interface Asked {
  readonly params: { readonly projectId: ProjectId; readonly table?: string };
  readonly request: Request;
}

type Ask = <T>(call: Asked, work: (tables: Tables, at: TableAt) => Promise<T>) => Promise<T>;

function changeRoutes(ask: Ask): Binding[] {
  return [
    bind(endpoints.createBackendRow, (call) =>
      ask(call, async (all, at) => {
        await all.insert(at, call.body.values);
        return {};
      }),
    ),
    bind(endpoints.updateBackendRow, (call) =>
      ask(call, async (all, at) => {
        await all.update(at, call.body);
        return {};
      }),
    ),
    bind(endpoints.deleteBackendRows, (call) =>
      ask(call, async (all, at) => ({ deleted: await all.remove(at, call.body.keys) })),
    ),
  ];
}

type SentSort = { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;

function sorting(sort: SentSort): Sorting | undefined {
  return sort && { column: sort.column, isDescending: sort.direction === 'descending' };
}

interface Exporting {
  readonly filters: readonly RowFilter[];
  readonly sort?: SentSort;
}

function exportOf(all: Tables, at: TableAt, { filters, sort }: Exporting): Promise<Readable> {
  return all.exportCsv(at, {
    filters,
    sort: sorting(sort),
    separator: limits.database.csvSeparator,
    formulaStarts: enums.database.csvFormulaStarts,
  });
}

function exportAnswer(csv: Readable, table: string, clock: Clock): Response {
  const name = `${table}_${clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}.csv`;
  return new Response(Readable.toWeb(csv), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  });
}

function wireSummary(table: EngineSummary | TableDescription): TableSummary {
  const { id, name, kind, rowsEstimate, sizeBytes, hasRowSecurity } = table;
  return {
    id,
    schema,
    name,
    kind,
    live_rows_estimate: rowsEstimate,
    size_bytes: sizeBytes,
    has_row_security: hasRowSecurity,
  };
}

function wireTable(table: TableDescription): BackendTable {
  return {
    ...wireSummary(table),
    columns: table.columns.map((column) => ({
      name: column.name,
      data_type: column.dataType,
      kind: column.kind,
      is_nullable: column.isNullable,
      default_value: column.defaultValue,
      is_generated: column.isGenerated,
      is_updatable: column.isUpdatable,
      is_sortable: column.isSortable,
      enums: [...column.enums],
      is_unique: column.uniqueName !== null,
      is_identity: column.identity !== '',
    })),
    primary_keys: table.primaryKey.map((name) => ({ name })),
    row_key: [...table.rowKey],
    is_realtime: table.isRealtime,
    foreign_keys: table.foreignKeys.map((key) => ({
      name: key.name,
      columns: [...key.columns],
      target_schema: key.targetSchema,
      target_table: key.targetTable,
      target_columns: [...key.targetColumns],
      on_delete: key.onDelete,
    })),
    indexes: table.indexes.map(({ name, definition, isUnique, isOfConstraint }) => ({
      name,
      definition,
      is_unique: isUnique,
      is_of_constraint: isOfConstraint,
    })),
    triggers: table.triggers.map(({ name, definition, isEnabled }) => ({
      name,
      definition,
      is_enabled: isEnabled,
    })),
  };
}
