import type { PresenceRow } from './presence-store.ts';

export interface PresenceDiff {
  readonly joins: readonly PresenceRow[];
  readonly leaves: readonly PresenceRow[];
}

/** In Phoenix's form: for each key the metas of everyone who is present under it. */
export function presenceJson(rows: Iterable<PresenceRow>): string {
  const byKey = new Map<string, string[]>();
  for (const { key, meta } of rows) {
    const metas = byKey.get(key);
    if (metas) metas.push(meta);
    else byKey.set(key, [meta]);
  }
  const entries = [...byKey].map(([key, metas]) => `${JSON.stringify(key)}:{"metas":[${metas.join(',')}]}`);
  return `{${entries.join(',')}}`;
}

export function diffJson({ joins, leaves }: PresenceDiff): string {
  return `{"joins":${presenceJson(joins)},"leaves":${presenceJson(leaves)}}`;
}

/** What came and went in the same moment is not told. */
export function settledDiff({ joins, leaves }: PresenceDiff): PresenceDiff {
  const left = new Set(leaves.map(({ ref }) => ref));
  const came = new Set(joins.map(({ ref }) => ref));
  return {
    joins: joins.filter(({ ref }) => !left.has(ref)),
    leaves: leaves.filter(({ ref }) => !came.has(ref)),
  };
}
