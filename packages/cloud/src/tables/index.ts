/** Tables of projects for people: what is in them, page by page, and changes of rows. */
export { tableError, type TableErrorCode } from './errors.ts';
export type { FilterOperator, RowFilter } from './filter-sql.ts';
export { identifier, literal, qualified } from './names.ts';
export { cellCharacters, type PageRequest, type PageStep, type Sorting } from './page-sql.ts';
export type { TableDatabases } from './ports.ts';
export type { CellValues, RowUpdate } from './row-sql.ts';
export { createTables, type Row, type RowsPage, type TableAt, type Tables } from './tables.ts';
export { withSession } from './session.ts';
export type {
  ColumnKind,
  DescribedColumn,
  ForeignKey,
  TableColumn,
  TableDescription,
  TableIndex,
  TableKind,
  TableSummary,
  TableTrigger,
} from './table.ts';
