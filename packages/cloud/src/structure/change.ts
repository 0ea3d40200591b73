/** A type of PostgreSQL by its plain name, or one of the project's own: `public.mood`. */
export type TypeName = string;

export interface NewColumn {
  readonly name: string;
  readonly type: TypeName;
  readonly nullable: boolean;
  /** A value as it is written, or the call of a function: `now()`. */
  readonly default?: string | undefined;
  readonly unique?: boolean | undefined;
  readonly primary?: boolean | undefined;
  /** Numbered by the database. */
  readonly identity?: boolean | undefined;
}

/** What is not said stays as it is. */
export interface ColumnChange {
  readonly name?: string | undefined;
  readonly type?: TypeName | undefined;
  readonly nullable?: boolean | undefined;
  /** Null takes it away. */
  readonly default?: string | null | undefined;
  readonly unique?: boolean | undefined;
  readonly identity?: boolean | undefined;
}

export type DeleteRule = 'no action' | 'restrict' | 'cascade' | 'set null';
export type TriggerEvent = 'insert' | 'update' | 'delete';

interface OfTable {
  readonly table: string;
}

export type TableChange =
  | {
      readonly kind: 'create_table';
      readonly name: string;
      readonly columns: readonly NewColumn[];
      readonly realtime: boolean;
    }
  | (OfTable & { readonly kind: 'rename_table'; readonly to: string })
  | (OfTable & { readonly kind: 'drop_table'; readonly cascade: boolean })
  | (OfTable & { readonly kind: 'set_security'; readonly on: boolean })
  | (OfTable & { readonly kind: 'set_realtime'; readonly on: boolean });

export type ColumnChanges =
  | (OfTable & { readonly kind: 'add_column'; readonly column: NewColumn })
  | (OfTable & { readonly kind: 'change_column'; readonly name: string; readonly to: ColumnChange })
  | (OfTable & { readonly kind: 'drop_column'; readonly name: string; readonly cascade: boolean });

export type KeyChange =
  | (OfTable & {
      readonly kind: 'create_index';
      readonly columns: readonly string[];
      readonly unique: boolean;
    })
  | (OfTable & { readonly kind: 'drop_index'; readonly name: string })
  | (OfTable & {
      readonly kind: 'add_foreign_key';
      readonly column: string;
      readonly target: {
        readonly schema: 'public' | 'auth';
        readonly table: string;
        readonly column: string;
      };
      readonly rule: DeleteRule;
    })
  | (OfTable & { readonly kind: 'drop_foreign_key'; readonly name: string });

/** On tables of the app, on files, and on channels. */
export interface PolicyChange {
  readonly kind: 'drop_policy';
  readonly name: string;
  readonly of: { readonly schema: string; readonly table: string };
}

export type EnumChange =
  | { readonly kind: 'create_enum'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'rename_enum'; readonly name: string; readonly to: string }
  | {
      readonly kind: 'add_enum_value';
      readonly name: string;
      readonly value: string;
      readonly before?: string | undefined;
    }
  | { readonly kind: 'rename_enum_value'; readonly name: string; readonly value: string; readonly to: string }
  | { readonly kind: 'drop_enum'; readonly name: string };

export type CodeChange =
  /** With the signature of the one whose text it was, where there is one. */
  | { readonly kind: 'save_function'; readonly source: string; readonly signature?: string | undefined }
  | { readonly kind: 'drop_function'; readonly signature: string; readonly cascade: boolean }
  | (OfTable & {
      readonly kind: 'create_trigger';
      readonly name: string;
      readonly timing: 'before' | 'after';
      readonly events: readonly TriggerEvent[];
      readonly function: string;
    })
  | (OfTable & { readonly kind: 'save_trigger'; readonly name: string; readonly source: string })
  | (OfTable & { readonly kind: 'set_trigger'; readonly name: string; readonly on: boolean })
  | (OfTable & { readonly kind: 'drop_trigger'; readonly name: string });

export type ServiceChange =
  | { readonly kind: 'set_extension'; readonly name: string; readonly on: boolean }
  | {
      readonly kind: 'schedule_job';
      readonly name: string;
      readonly schedule: string;
      readonly command: string;
    }
  | { readonly kind: 'set_job'; readonly job: number; readonly on: boolean }
  | { readonly kind: 'drop_job'; readonly job: number };

/** A change of a database's structure, as somebody means it. */
export type StructureChange =
  | TableChange
  | ColumnChanges
  | KeyChange
  | PolicyChange
  | EnumChange
  | CodeChange
  | ServiceChange;

/** `loses` data, `rewrites` every row, or `opens` the table to everyone. */
export type Danger = 'none' | 'loses' | 'rewrites' | 'opens';

export interface PlannedChange {
  /** Of the migration that it becomes. */
  readonly name: string;
  readonly sql: string;
  /** What it does, in one sentence. */
  readonly title: string;
  /** What follows from it, for somebody who reads no SQL. */
  readonly effects: readonly string[];
  readonly danger: Danger;
  /** What has to be typed before it is run. */
  readonly confirmation: string | undefined;
  /** What brings back how it was, where that is known. */
  readonly undoSql: string | undefined;
}
