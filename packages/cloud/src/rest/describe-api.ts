import type { PoolClient } from 'pg';
import { runAs, type Session } from '../postgres/batch/index.ts';
import { RestError } from './errors/rest-error.ts';
import { mediaTypeName } from './parse/media-type.ts';
import type { ApiRequest } from './parse/request.ts';
import { openApiOf } from './respond/openapi.ts';
import { typeHeaders } from './respond/respond.ts';
import type { RestResponse } from './respond/types.ts';
import type { SchemaCache } from './schema/types.ts';

export interface DescribeRequest {
  readonly cache: SchemaCache;
  readonly api: ApiRequest;
  readonly session: Session;
}

const visibleTables = `
  SELECT c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    AND (has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
      OR has_any_column_privilege(c.oid, 'SELECT, INSERT, UPDATE, REFERENCES'))`;

const visibleRoutines = `
  SELECT DISTINCT p.proname FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname = $1 AND has_function_privilege(p.oid, 'EXECUTE')`;

const schemaComment = `SELECT pg_catalog.obj_description(oid, 'pg_namespace') FROM pg_catalog.pg_namespace WHERE nspname = $1`;

/** Checked before a connection is taken. */
export function checkDescribable(api: ApiRequest): void {
  const accepted = api.accepts.some(({ kind }) => kind === 'openapi' || kind === 'json' || kind === 'any');
  if (!accepted) {
    const names = api.accepts.map(mediaTypeName).join(', ');
    throw new RestError('PGRST107', `None of these media types are available: ${names}`);
  }
}

/** The description of what this role can see, at the root of the service. */
export async function describeApi(
  client: PoolClient,
  { cache, api, session }: DescribeRequest,
): Promise<RestResponse> {
  const values = [api.schema];
  const statements = [visibleTables, visibleRoutines, schemaComment].map((text) => ({ text, values }));
  const [tables = [], routines = [], comment = []] = await runAs(client, session, { statements });
  const isShown = shownBy(cache, { tables, routines });
  const headers = typeHeaders({ kind: 'openapi' }, api);
  if (api.action.kind === 'describe' && api.action.isHead) return { status: 200, headers, body: '' };
  const body = openApiOf({
    title: comment[0]?.[0] ?? 'PostgREST API',
    tables: [...(cache.tables.get(api.schema)?.values() ?? [])].filter(({ name }) => isShown.table(name)),
    routines: [...(cache.routines.get(api.schema)?.values() ?? [])]
      .flat()
      .filter(({ name }) => isShown.routine(name)),
  });
  return { status: 200, headers, body };
}

type Rows = readonly (readonly (string | null)[])[];

function shownBy({ settings }: SchemaCache, seen: { readonly tables: Rows; readonly routines: Rows }) {
  if (settings.openApiMode === 'ignore-privileges') return { table: () => true, routine: () => true };
  const tables = new Set(seen.tables.map(([name]) => name));
  const routines = new Set(seen.routines.map(([name]) => name));
  return { table: (name: string) => tables.has(name), routine: (name: string) => routines.has(name) };
}
