import type { enums } from '@loam/contract';

type SortState = (typeof enums.database.sortStates)[number];

export interface GridSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Ascending, descending, cleared; one column at a time. */
export function nextSort(sort: GridSort | undefined, column: string): GridSort | undefined {
  const next: Readonly<Record<SortState, SortState>> = {
    cleared: 'ascending',
    ascending: 'descending',
    descending: 'cleared',
  };
  const direction = next[sort?.column === column ? sort.direction : 'cleared'];
  return direction === 'cleared' ? undefined : { column, direction };
}
