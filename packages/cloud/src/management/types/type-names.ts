import type { Catalog, CatalogType } from './catalog.ts';

const texts = [
  'bytea',
  'bpchar',
  'varchar',
  'date',
  'text',
  'citext',
  'time',
  'timetz',
  'timestamp',
  'timestamptz',
  'uuid',
  'vector',
  'interval',
  'name',
];
const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'];

const known = new Map<string, string>([
  ['bool', 'boolean'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
  ['void', 'undefined'],
  ['record', 'Record<string, unknown>'],
  ...texts.map((name): [string, string] => [name, 'string']),
  ...numbers.map((name): [string, string] => [name, 'number']),
]);

/** What a value of a type is in TypeScript, as it comes by JSON. */
export function typeName({ types, schemas }: Pick<Catalog, 'types' | 'schemas'>, oid: string): string {
  const type = beneathDomains(types, oid);
  if (!type) return 'unknown';
  if (type.element !== null) return arrayOf(typeName({ types, schemas }, type.element));
  const isWritten = schemas.includes(type.schema);
  const path = (kind: string, name: string) =>
    `Database[${JSON.stringify(type.schema)}][${JSON.stringify(kind)}][${JSON.stringify(name)}]`;
  if (type.labels.length > 0)
    return isWritten
      ? path('Enums', type.name)
      : type.labels.map((label) => JSON.stringify(label)).join(' | ');
  if (type.attributes.length > 0) return isWritten ? path('CompositeTypes', type.name) : 'unknown';
  if (type.relation !== null)
    return isWritten ? `${path(type.isView ? 'Views' : 'Tables', type.relation)}["Row"]` : 'unknown';
  return known.get(type.name) ?? 'unknown';
}

export function orNull(name: string): string {
  // Whatever is unknown may be null already.
  return name === 'unknown' ? name : `${name} | null`;
}

export function beneathDomains(types: Catalog['types'], oid: string): CatalogType | undefined {
  const type = types.get(oid);
  return type?.base === null || type === undefined ? type : beneathDomains(types, type.base);
}

function arrayOf(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}
