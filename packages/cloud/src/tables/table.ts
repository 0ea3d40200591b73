/** How a column's values are written, shown and compared. */
export type ColumnKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'time'
  | 'json'
  | 'array'
  | 'enum'
  | 'uuid'
  | 'other';

export interface TableColumn {
  readonly name: string;
  /** With its length or precision: `character varying(20)`. */
  readonly dataType: string;
  /** Without: a cast to it cuts nothing off. */
  readonly castType: string;
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  readonly defaultValue: string | null;
  readonly isGenerated: boolean;
  readonly isUpdatable: boolean;
  readonly isSortable: boolean;
  readonly enums: readonly string[];
}

/** What only who looks at the table itself wants to know. */
export interface DescribedColumn extends TableColumn {
  /** `a` always, `d` by default, empty where the database does not number it. */
  readonly identity: '' | 'a' | 'd';
  /** Of the rule by which its values are all different, where it is about this column alone. */
  readonly uniqueName: string | null;
}

export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly targetSchema: string;
  readonly targetTable: string;
  readonly targetColumns: readonly string[];
  readonly onDelete: string;
  readonly definition: string;
}

export interface TableIndex {
  readonly name: string;
  readonly definition: string;
  readonly isUnique: boolean;
  /** Belongs to a key or another rule of the table: it goes with that rule only. */
  readonly isOfConstraint: boolean;
}

export interface TableTrigger {
  readonly name: string;
  readonly definition: string;
  readonly isEnabled: boolean;
}

export type TableKind = 'table' | 'view' | 'materialized_view' | 'foreign_table';

/** What rows are read and changed by. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly primaryKey: readonly string[];
  /** Columns whose values tell each row from all others; empty where there are none. */
  readonly rowKey: readonly string[];
}

export interface TableDescription extends TableShape {
  readonly columns: readonly DescribedColumn[];
  readonly id: number;
  readonly kind: TableKind;
  readonly rowsEstimate: number;
  readonly sizeBytes: number;
  readonly hasRowSecurity: boolean;
  readonly isRealtime: boolean;
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly TableIndex[];
  readonly triggers: readonly TableTrigger[];
}

export interface TableSummary {
  readonly id: number;
  readonly schema: string;
  readonly name: string;
  readonly kind: TableKind;
  readonly rowsEstimate: number;
  readonly sizeBytes: number;
  readonly hasRowSecurity: boolean;
  readonly columns: number;
}
