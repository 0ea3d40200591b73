import type { Column, Routine, Table } from '../schema/types.ts';

export interface OpenApiFacts {
  readonly title: string;
  readonly tables: readonly Table[];
  readonly routines: readonly Routine[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The description of the API in OpenAPI 2, as PostgREST gives it at its root. */
export function openApiOf({ title, tables, routines }: OpenApiFacts): string {
  const first = new Map(routines.map((routine) => [routine.name, routine]));
  return JSON.stringify({
    swagger: '2.0',
    info: { title, description: '', version: '14' },
    host: '0.0.0.0:3000',
    basePath: '/',
    schemes: ['http'],
    consumes: bodyTypes,
    produces: bodyTypes,
    paths: {
      '/': {
        get: {
          tags: ['Introspection'],
          summary: 'OpenAPI description (this document)',
          produces: ['application/openapi+json', 'application/json'],
          responses: { 200: { description: 'OK' } },
        },
      },
      ...Object.fromEntries(tables.map((table) => [`/${table.name}`, tablePath(table)])),
      ...Object.fromEntries(
        [...first.values()].map((routine) => [`/rpc/${routine.name}`, routinePath(routine)]),
      ),
    },
    definitions: Object.fromEntries(tables.map((table) => [table.name, tableDefinition(table)])),
    parameters: {
      ...sharedParameters,
      ...Object.fromEntries(tables.flatMap(tableParameters)),
    },
    externalDocs: { description: 'PostgREST Documentation', url: 'https://postgrest.org/en/stable/api.html' },
  });
}

const bodyTypes = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
];

const sharedParameters: { readonly [name: string]: Json } = {
  preferParams: header('Prefer', ['params=single-object']),
  preferReturn: header('Prefer', ['return=representation', 'return=minimal', 'return=none']),
  preferCount: header('Prefer', ['count=none']),
  preferPost: header('Prefer', [
    'return=representation',
    'return=minimal',
    'return=none',
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
  ]),
  select: queryParameter('select', 'Filtering Columns'),
  on_conflict: queryParameter('on_conflict', 'On Conflict'),
  order: queryParameter('order', 'Ordering'),
  range: {
    name: 'Range',
    description: 'Limiting and Pagination',
    required: false,
    in: 'header',
    type: 'string',
  },
  rangeUnit: {
    name: 'Range-Unit',
    description: 'Limiting and Pagination',
    required: false,
    default: 'items',
    in: 'header',
    type: 'string',
  },
  offset: queryParameter('offset', 'Limiting and Pagination'),
  limit: queryParameter('limit', 'Limiting and Pagination'),
};

function header(name: string, values: readonly string[]): Json {
  return { name, description: 'Preference', required: false, enum: values, in: 'header', type: 'string' };
}

function queryParameter(name: string, description: string): Json {
  return { name, description, required: false, in: 'query', type: 'string' };
}

function reference(name: string): Json {
  return { $ref: `#/parameters/${name}` };
}

function describe(table: { readonly description: string | null }): { readonly [key: string]: Json } {
  if (table.description === null) return {};
  const [summary = '', ...rest] = table.description.split('\n');
  const description = rest.join('\n').trim();
  return description === '' ? { summary } : { summary, description };
}

function tablePath(table: Table): Json {
  const filters = [...table.columns.keys()].map((column) => reference(`rowFilter.${table.name}.${column}`));
  const common = { tags: [table.name], ...describe(table) };
  const rows = {
    description: 'OK',
    schema: { type: 'array', items: { $ref: `#/definitions/${table.name}` } },
  };
  const shared = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(reference);
  return {
    get: {
      ...common,
      parameters: [...filters, ...shared],
      responses: { 200: rows, 206: { description: 'Partial Content' } },
    },
    ...(table.isInsertable
      ? {
          post: {
            ...common,
            parameters: [reference(`body.${table.name}`), reference('select'), reference('preferPost')],
            responses: { 201: { description: 'Created' } },
          },
        }
      : {}),
    ...(table.isUpdatable
      ? {
          patch: {
            ...common,
            parameters: [...filters, reference(`body.${table.name}`), reference('preferReturn')],
            responses: { 204: { description: 'No Content' } },
          },
        }
      : {}),
    ...(table.isDeletable
      ? {
          delete: {
            ...common,
            parameters: [...filters, reference('preferReturn')],
            responses: { 204: { description: 'No Content' } },
          },
        }
      : {}),
  };
}

function routinePath(routine: Routine): Json {
  const { parameters, volatility } = routine;
  const common = {
    tags: [`(rpc) ${routine.name}`],
    ...describe(routine),
    produces: bodyTypes,
    responses: { 200: { description: 'OK' } },
  };
  const body: Json = {
    required: true,
    in: 'body',
    name: 'args',
    schema: {
      type: 'object',
      ...describe(routine),
      ...(parameters.some(({ isRequired }) => isRequired)
        ? { required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name) }
        : {}),
      properties: Object.fromEntries(parameters.map(({ name, type }) => [name, typeSchema(type)])),
    },
  };
  const post = { ...common, parameters: [body, reference('preferParams')] };
  if (volatility === 'volatile') return { post };
  const get = {
    ...common,
    parameters: parameters.map(({ name, type, isRequired }) => ({
      name,
      required: isRequired,
      in: 'query',
      ...typeSchema(type),
    })),
  };
  return { get, post };
}

function tableDefinition(table: Table): Json {
  const columns = [...table.columns.values()];
  const required = columns.filter(({ isNullable }) => !isNullable).map(({ name }) => name);
  return {
    ...(table.description === null ? {} : { description: table.description }),
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(columns.map((column) => [column.name, columnSchema(table, column)])),
    type: 'object',
  };
}

function columnSchema(table: Table, column: Column): Json {
  const notes = [
    ...(column.description === null ? [] : [column.description]),
    ...(table.primaryKey.includes(column.name) ? ['Note:\nThis is a Primary Key.<pk/>'] : []),
  ];
  return {
    ...typeSchema(column.type),
    ...(notes.length === 0 ? {} : { description: notes.join('\n\n') }),
    ...(column.maxLength === null ? {} : { maxLength: column.maxLength }),
    ...(column.enumLabels.length === 0 ? {} : { enum: column.enumLabels }),
    ...(column.defaultValue === null ? {} : { default: column.defaultValue }),
  };
}

function typeSchema(type: string): { readonly [key: string]: Json } {
  if (type.endsWith('[]'))
    return { format: type, type: 'array', items: { type: jsonType(type.slice(0, -2)) } };
  const known = jsonType(type);
  return known === '' ? { format: type } : { format: type, type: known };
}

function jsonType(type: string): string {
  switch (type) {
    case 'smallint':
    case 'integer':
    case 'bigint':
      return 'integer';
    case 'numeric':
    case 'real':
    case 'double precision':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'json':
    case 'jsonb':
      return '';
    default:
      return 'string';
  }
}

function tableParameters(table: Table): readonly (readonly [string, Json])[] {
  const body: Json = {
    name: table.name,
    ...(table.description === null ? {} : { description: table.description }),
    required: false,
    in: 'body',
    schema: { $ref: `#/definitions/${table.name}` },
  };
  const filters = [...table.columns.values()].map((column): readonly [string, Json] => [
    `rowFilter.${table.name}.${column.name}`,
    {
      name: column.name,
      ...(column.description === null ? {} : { description: column.description }),
      required: false,
      in: 'query',
      type: 'string',
    },
  ]);
  return [[`body.${table.name}`, body], ...filters];
}
