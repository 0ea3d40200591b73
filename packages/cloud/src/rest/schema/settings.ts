import type { QualifiedName, RestSettings } from './types.ts';

/** How a database is served when it says nothing itself. */
export interface RestDefaults {
  readonly schemas: readonly string[];
  readonly extraSearchPath: readonly string[];
  readonly maxRows: number | undefined;
}

export const standardDefaults: RestDefaults = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1000,
};

/** Reads `pgrst.*` settings; one that makes no sense counts as not said. */
export function readSettings(values: ReadonlyMap<string, string>, defaults: RestDefaults): RestSettings {
  const schemas = readList(values.get('pgrst.db_schemas') ?? values.get('pgrst.db_schema'));
  const maxRows = values.get('pgrst.db_max_rows');
  return {
    schemas: schemas.length === 0 ? defaults.schemas : schemas,
    extraSearchPath: values.has('pgrst.db_extra_search_path')
      ? readList(values.get('pgrst.db_extra_search_path'))
      : defaults.extraSearchPath,
    maxRows: maxRows !== undefined && /^[0-9]+$/.test(maxRows) ? Number(maxRows) : defaults.maxRows,
    isPlanEnabled: readFlag(values.get('pgrst.db_plan_enabled')),
    areAggregatesEnabled: readFlag(values.get('pgrst.db_aggregates_enabled')),
    transactionEnd: readTransactionEnd(values.get('pgrst.db_tx_end')),
    preRequest: readName(values.get('pgrst.db_pre_request')),
    openApiMode: readOpenApiMode(values.get('pgrst.openapi_mode')),
  };
}

function readList(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '');
}

function readFlag(value: string | undefined): boolean {
  return value !== undefined && /^(true|on|yes|1|t)$/i.test(value.trim());
}

function readTransactionEnd(value: string | undefined): RestSettings['transactionEnd'] {
  const isKnown =
    value === 'commit-allow-override' || value === 'rollback' || value === 'rollback-allow-override';
  return isKnown ? value : 'commit';
}

function readOpenApiMode(value: string | undefined): RestSettings['openApiMode'] {
  return value === 'ignore-privileges' || value === 'disabled' ? value : 'follow-privileges';
}

function readName(value: string | undefined): QualifiedName | undefined {
  const [first, second] = (value ?? '').split('.').map((part) => part.trim());
  if (first === undefined || first === '') return undefined;
  return second === undefined ? { schema: 'public', name: first } : { schema: first, name: second };
}
