import type { TableColumn } from '@loam/contract';

/** An ordinary column of a kind; what a test is about is said beside it. */
export function sampleColumn(kind: TableColumn['kind'], more: Partial<TableColumn> = {}): TableColumn {
  return {
    name: kind,
    kind,
    data_type: kind,
    is_nullable: true,
    default_value: null,
    is_generated: false,
    is_updatable: true,
    is_sortable: true,
    is_unique: false,
    is_identity: false,
    enums: [],
    ...more,
  };
}
