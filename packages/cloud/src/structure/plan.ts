import type { PlannedChange } from './change.ts';

type Given = Pick<PlannedChange, 'name' | 'sql' | 'title' | 'effects'> & Partial<PlannedChange>;

/** Harmless unless it says otherwise. */
export function plan(given: Given): PlannedChange {
  return { danger: 'none', confirmation: undefined, undoSql: undefined, ...given };
}

export function formatRows(estimate: number): string {
  if (estimate < 1) return 'All its rows';
  const rows = Math.round(estimate);
  return rows === 1 ? 'Its 1 row' : `About ${rows.toLocaleString('en')} rows`;
}
