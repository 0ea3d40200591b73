import type { Catalog, CatalogArgument, CatalogRoutine } from './catalog.ts';
import { property, record } from './layout.ts';
import { beneathDomains, orNull, typeName } from './type-names.ts';

/** Types that a function may take as its one argument without a name: the body of the request. */
const bodyTypes = ['json', 'jsonb', 'text'];

/** The functions that the API can call, by their names; several of one name are alternatives. */
export function writeRoutines(catalog: Catalog, schema: string): [string, string][] {
  const callable = catalog.routines.filter((one) => one.schema === schema && isCallable(catalog, one));
  const groups = Map.groupBy(callable, ({ name }) => name);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, routines]) => {
      const signatures = routines.map((routine) => signature(catalog, routine, routines));
      return [name, signatures.length === 1 ? signatures.join('') : `| ${signatures.join('\n| ')}`];
    });
}

/** Functions of one row: columns that are computed. */
export function computedColumns(catalog: Catalog, relation: { schema: string; name: string }): string[] {
  return catalog.routines
    .filter((routine) => {
      const row = rowArgument(catalog, routine);
      const isUnnamed = routine.arguments[0]?.name === '';
      return isUnnamed && row?.schema === relation.schema && row.relation === relation.name;
    })
    .filter(({ schema }) => schema === relation.schema)
    .map((routine) => property(routine.name, orNull(returnedRow(catalog, routine))));
}

function isCallable(catalog: Catalog, { arguments: all }: CatalogRoutine): boolean {
  const inputs = all.filter(isInput);
  const unnamed = inputs.filter(({ name }) => name === '');
  if (unnamed.length === 0) return true;
  if (unnamed.every((one) => one.hasDefault && isBody(catalog, one))) return true;
  const [only] = inputs;
  return (
    only !== undefined &&
    inputs.length === 1 &&
    (isBody(catalog, only) || catalog.types.get(only.type)?.relation !== null)
  );
}

function isInput({ mode }: CatalogArgument): boolean {
  return mode === 'i' || mode === 'b' || mode === 'v';
}

function isBody({ types }: Catalog, { type }: CatalogArgument): boolean {
  return bodyTypes.includes(types.get(type)?.name ?? '');
}

function rowArgument({ types }: Catalog, { arguments: all }: CatalogRoutine) {
  const [only] = all;
  const type = only && all.length === 1 ? types.get(only.type) : undefined;
  return type?.relation === null ? undefined : type;
}

function signature(
  catalog: Catalog,
  routine: CatalogRoutine,
  alternatives: readonly CatalogRoutine[],
): string {
  const inputs = routine.arguments.filter(isInput).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const args =
    inputs.length === 0
      ? 'never'
      : `{ ${inputs.map((one) => property(one.name, typeName(catalog, one.type), one.hasDefault)).join('; ')} }`;
  const fault = faultOf(catalog, routine, alternatives);
  if (fault !== undefined)
    return record([
      property('Args', args),
      property('Returns', `{ error: true } & ${JSON.stringify(fault)}`),
    ]);
  const returned = relationOf(catalog, routine);
  // One row at most comes as an array all the same, unless the client is told below that it is one.
  const isArray = routine.isSet && (routine.isMany || returned === undefined);
  const returns = `${returnedRow(catalog, routine)}${isArray ? '[]' : ''}`;
  return record([
    property('Args', args),
    property('Returns', returns),
    ...(returned === undefined ? [] : [property('SetofOptions', embedding(catalog, routine, returned))]),
  ]);
}

/** What a client must know to select from what the function returns. */
function embedding(catalog: Catalog, routine: CatalogRoutine, to: string): string {
  const from = rowArgument(catalog, routine);
  return record([
    property('from', JSON.stringify(from?.relation ?? '*')),
    property('to', JSON.stringify(to)),
    property('isOneToOne', String(!(routine.isSet && routine.isMany))),
    property('isSetofReturn', String(routine.isSet)),
  ]);
}

/** The table, view or composite type whose rows come back. */
function relationOf({ types }: Catalog, { returns, arguments: all }: CatalogRoutine): string | undefined {
  if (all.some(({ mode }) => mode === 't')) return undefined;
  const type = types.get(returns);
  return type?.relation ?? (type && type.attributes.length > 0 ? type.name : undefined);
}

function returnedRow(catalog: Catalog, routine: CatalogRoutine): string {
  const columns = routine.arguments.filter(({ mode }) => mode === 't');
  if (columns.length > 0) {
    const sorted = columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return record(sorted.map((one) => property(one.name, typeName(catalog, one.type))));
  }
  const type = catalog.types.get(routine.returns);
  const relation = catalog.relations.find(
    ({ schema, name }) => schema === routine.schema && schema === type?.schema && name === type.relation,
  );
  if (!relation) return typeName(catalog, routine.returns);
  const sorted = relation.columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return record(
    sorted.map((column) => {
      const name = typeName(catalog, column.type);
      return property(column.name, column.isNullable ? orNull(name) : name);
    }),
  );
}

/** Calls that could not be told apart, or that REST does not offer: the type says why instead of an answer. */
function faultOf(
  catalog: Catalog,
  routine: CatalogRoutine,
  alternatives: readonly CatalogRoutine[],
): string | undefined {
  const inputs = routine.arguments.filter(isInput);
  const [only] = inputs;
  if (only && inputs.length === 1 && only.name === '' && catalog.types.get(only.type)?.relation) {
    if (relationOf(catalog, routine) !== undefined) return undefined;
    return `${routine.schema}.${routine.name} is a column that is computed from a row; it cannot be called.`;
  }
  const others = alternatives.filter((other) => other !== routine && isMistakable(routine, other));
  if (others.length === 0) return undefined;
  const names = [routine, ...others].map((one) => nameOf(catalog, one)).toSorted();
  return `Could not choose the best candidate function between: ${names.join(', ')}. Rename the parameters or the function.`;
}

/** A call of `a` could as well be one of `b`: the same names, or none where `b` does without its one nameless argument. */
function isMistakable(a: CatalogRoutine, b: CatalogRoutine): boolean {
  const own = a.arguments.filter(isInput);
  const other = b.arguments.filter(isInput);
  if (own.length === 0) return other.length === 1 && other[0]?.name === '' && other[0].hasDefault;
  const namesOf = (list: readonly CatalogArgument[]) =>
    JSON.stringify(list.map(({ name }) => name).toSorted());
  return namesOf(own) === namesOf(other) && own.every(({ hasDefault }) => !hasDefault);
}

function nameOf({ types }: Catalog, { schema, name, arguments: all }: CatalogRoutine): string {
  const inputs = all.filter(isInput);
  return `${schema}.${name}(${inputs.map((one) => `${one.name} => ${beneathDomains(types, one.type)?.name}`).join(', ')})`;
}
