import type { MediaType } from '../parse/media-type.ts';
import { keyOf, type Relationship, type Routine, type SchemaCache } from '../schema/types.ts';
import { RestError } from './rest-error.ts';
import { similarName } from './similar-name.ts';

/** Suggestions are searched for among so many names at most, because they cost time for every wrong request. */
const maxNamesForHint = 500;
const closeEnough = 0.75;

interface WantedRelationship {
  readonly schema: string;
  readonly origin: string;
  readonly target: string;
  readonly hint: string | undefined;
}

export function missingTable(cache: SchemaCache, schema: string, name: string): RestError {
  const names = [...(cache.tables.get(schema)?.keys() ?? [])];
  const similar = names.length < maxNamesForHint ? similarName(names, name, closeEnough) : undefined;
  return new RestError('PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: similar && `Perhaps you meant the table '${schema}.${similar.name}'`,
  });
}

export function missingColumn(table: string, column: string): RestError {
  return new RestError('PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);
}

export function missingRelationship(cache: SchemaCache, wanted: WantedRelationship): RestError {
  const { schema, origin, target, hint } = wanted;
  const using = hint === undefined ? '' : `' using the hint '${hint}`;
  return new RestError(
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${target}${using}' in the schema '${schema}', but no matches were found.`,
      hint: relationshipHint(cache, wanted),
    },
  );
}

function relationshipHint(
  cache: SchemaCache,
  { schema, origin, target }: WantedRelationship,
): string | undefined {
  const ways = cache.relationships.get(keyOf({ schema, name: origin }));
  if (ways === undefined) {
    const origins = [...cache.relationships.values()].flatMap((list) => list.map(({ table }) => table));
    const names = origins.filter((table) => table.schema === schema).map((table) => table.name);
    const similar = similarName(names, origin);
    return similar && `Perhaps you meant '${similar.name}' instead of '${origin}'.`;
  }
  const similar = similarName(
    ways.map((way) => way.foreignTable.name),
    target,
  );
  // The target is there: then the hint of the request was wrong, and no name helps.
  if (similar === undefined || similar.score === 1) return undefined;
  return `Perhaps you meant '${similar.name}' instead of '${target}'.`;
}

export function ambiguousRelationship(
  { origin, target }: WantedRelationship,
  found: readonly Relationship[],
): RestError {
  const choices = found.map((way) => `'${way.foreignTable.name}!${distinguishingName(way)}'`).join(', ');
  return new RestError(
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map(describeRelationship),
      hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function distinguishingName(way: Relationship): string {
  if (way.kind === 'computed') return way.function.name;
  return way.kind === 'many-to-many' ? way.junction.table.name : way.constraint;
}

function describeRelationship(way: Relationship): object {
  if (way.kind === 'computed') return {};
  const embedding = `${way.table.name} with ${way.foreignTable.name}`;
  if (way.kind === 'many-to-many') {
    const { table, sourceConstraint, targetConstraint, sourceColumns, targetColumns } = way.junction;
    const source = `${sourceConstraint}(${sourceColumns.map(([, column]) => column).join(', ')})`;
    const target = `${targetConstraint}(${targetColumns.map(([, column]) => column).join(', ')})`;
    return { cardinality: way.kind, embedding, relationship: `${table.name} using ${source} and ${target}` };
  }
  const own = `${way.table.name}(${way.columns.map(([column]) => column).join(', ')})`;
  const other = `${way.foreignTable.name}(${way.columns.map(([, column]) => column).join(', ')})`;
  return { cardinality: way.kind, embedding, relationship: `${way.constraint} using ${own} and ${other}` };
}

export interface WantedRoutine {
  readonly schema: string;
  readonly name: string;
  /** Names of the arguments, sorted. */
  readonly keys: readonly string[];
  readonly contentType: MediaType;
  readonly isPost: boolean;
}

const bodyWords: Partial<Readonly<Record<MediaType['kind'], string>>> = {
  text: 'text',
  xml: 'xml',
  octets: 'bytea',
};

export function missingRoutine(cache: SchemaCache, wanted: WantedRoutine): RestError {
  const { schema, name, keys, isPost, contentType } = wanted;
  const called = `${schema}.${name}`;
  const bodyWord = isPost ? bodyWords[contentType.kind] : undefined;
  const withKeys = keys.length === 0 ? ' without parameters' : `(${keys.join(', ')})`;
  const detailKeys =
    keys.length === 0
      ? ' without parameters'
      : ` with parameter${keys.length > 1 ? 's' : ''} ${keys.join(', ')}`;
  const orBody =
    isPost && contentType.kind === 'json' ? ' or with a single unnamed json/jsonb parameter' : '';
  const searched =
    bodyWord === undefined ? `${detailKeys}${orBody}` : ` with a single unnamed ${bodyWord} parameter`;
  return new RestError(
    'PGRST202',
    `Could not find the function ${called}${bodyWord === undefined ? withKeys : ''} in the schema cache`,
    {
      details: `Searched for the function ${called}${searched}, but no matches were found in the schema cache.`,
      hint: bodyWord === undefined ? routineHint(cache, wanted) : undefined,
    },
  );
}

function routineHint(cache: SchemaCache, { schema, name, keys }: WantedRoutine): string | undefined {
  const routines = cache.routines.get(schema);
  const overloads = routines?.get(name);
  if (overloads === undefined) {
    const similar = similarName(routines?.keys() ?? [], name, closeEnough);
    return similar && `Perhaps you meant to call the function ${schema}.${similar.name}`;
  }
  const similar = similarName(
    overloads.map(({ parameters }) => keyList(parameters.map((parameter) => parameter.name))),
    keyList(keys),
  );
  return similar && `Perhaps you meant to call the function ${schema}.${name}${similar.name}`;
}

function keyList(names: readonly string[]): string {
  return `(${names.toSorted().join(', ')})`;
}

export function ambiguousRoutine(found: readonly Routine[]): RestError {
  const choices = found
    .toSorted((a, b) => a.parameters.length - b.parameters.length || compareTypes(a, b))
    .map(({ schema, name, parameters }) => {
      const listed = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ');
      return `${schema}.${name}(${listed})`;
    });
  return new RestError(
    'PGRST203',
    `Could not choose the best candidate function between: ${choices.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

function compareTypes(a: Routine, b: Routine): number {
  const [left, right] = [a, b].map(({ parameters }) => parameters.map(({ type }) => type).join());
  return (left ?? '') < (right ?? '') ? -1 : 1;
}
