import type { ViewSource } from './relationships.ts';
import { keyOf, type QualifiedName } from './types.ts';
import { readViewColumns, type ViewColumnOrigin } from './view-columns.ts';

export interface ViewRow extends QualifiedName {
  readonly oid: string;
  readonly rule: string;
}

/** The names of the columns of a table or view, by their position. */
export interface NamedColumns extends QualifiedName {
  readonly oid: string;
  readonly columns: Readonly<Record<string, string>> | null;
}

interface Origin {
  readonly table: string;
  readonly position: number;
}

/** Follows the columns of every view, through views beneath it, to the tables they come from. */
export function traceViewSources(
  views: readonly ViewRow[],
  relations: readonly NamedColumns[],
): readonly ViewSource[] {
  const origins = new Map(views.map((view) => [view.oid, byPosition(readViewColumns(view.rule))]));
  const named = new Map(relations.map((relation) => [relation.oid, relation]));
  const found = new Map<
    string,
    { view: QualifiedName; table: QualifiedName; columns: Map<string, string[]> }
  >();
  for (const view of views) {
    for (const position of origins.get(view.oid)?.keys() ?? []) {
      const origin = traceColumn(origins, { table: view.oid, position });
      const shown = named.get(view.oid)?.columns?.[position];
      const relation = named.get(origin.table);
      const column = relation?.columns?.[origin.position];
      if (relation === undefined || shown === undefined || column === undefined) continue;
      const key = `${view.oid}\u0000${keyOf(relation)}`;
      const source = found.get(key) ?? {
        view: nameOf(view),
        table: nameOf(relation),
        columns: new Map<string, string[]>(),
      };
      found.set(key, source);
      source.columns.set(column, [...(source.columns.get(column) ?? []), shown]);
    }
  }
  return [...found.values()];
}

function byPosition(columns: readonly ViewColumnOrigin[]): ReadonlyMap<number, Origin> {
  return new Map(
    columns.map(({ position, originTable, originPosition }) => [
      position,
      { table: originTable, position: originPosition },
    ]),
  );
}

/** Views cannot refer to themselves, so this ends. */
function traceColumn(origins: ReadonlyMap<string, ReadonlyMap<number, Origin>>, start: Origin): Origin {
  let at = start;
  for (;;) {
    const next = origins.get(at.table)?.get(at.position);
    if (next === undefined) return at;
    at = next;
  }
}

function nameOf({ schema, name }: QualifiedName): QualifiedName {
  return { schema, name };
}
