import type { BackendTable, RowFilter, RowsPage } from '@loam/contract';
import type { GridSort } from '../model/sorting.ts';

export type Row = readonly (string | null)[];

/** What of a table is on the screen. */
export interface ShownRows {
  readonly table: BackendTable;
  readonly page: RowsPage | undefined;
  readonly filters: readonly RowFilter[];
  readonly sort: GridSort | undefined;
}

/** The value of the one column by which a row can be changed. */
export function keyOf(table: BackendTable, row: Row): string | undefined {
  const [key] = table.primary_keys;
  const index = table.columns.findIndex(({ name }) => name === key?.name);
  return table.primary_keys.length === 1 ? (row[index] ?? undefined) : undefined;
}
