export interface SchemaObject {
  readonly rank: number;
  readonly class: string;
  readonly oid: string;
  readonly text: string;
}

export interface Need {
  readonly class: string;
  readonly oid: string;
  readonly needed_class: string;
  readonly needed_oid: string;
}

/** Each after what it needs; otherwise by rank and age. Objects that need each other keep that order. */
export function sortByNeed(objects: readonly SchemaObject[], needs: readonly Need[]): SchemaObject[] {
  const keyOf = (kind: string, oid: string) => `${kind} ${oid}`;
  const byKey = new Map(objects.map((object) => [keyOf(object.class, object.oid), object]));
  const needsOf = new Map<string, string[]>();
  for (const need of needs) {
    const key = keyOf(need.class, need.oid);
    const list = needsOf.get(key) ?? [];
    list.push(keyOf(need.needed_class, need.needed_oid));
    needsOf.set(key, list);
  }
  const sorted: SchemaObject[] = [];
  const seen = new Set<string>();
  const visit = (key: string) => {
    const object = byKey.get(key);
    if (!object || seen.has(key)) return;
    seen.add(key);
    for (const needed of needsOf.get(key) ?? []) visit(needed);
    sorted.push(object);
  };
  const inOrder = objects.toSorted((a, b) => a.rank - b.rank || Number(a.oid) - Number(b.oid));
  for (const object of inOrder) visit(keyOf(object.class, object.oid));
  return sorted;
}
