import type { RecordBase } from "@/data/record-base";

/**
 * How the database keeps a value. `text`: empty rather than missing. `optional`: missing rather than empty (days, links to
 * other records). `minute` and `clock`: without the seconds that it adds. `picture`: a file of its own. `plain`: as it is.
 */
export type ColumnKind = "text" | "optional" | "minute" | "clock" | "picture" | "plain";

export interface DatabaseTable {
  table: string;
  columns: Readonly<Record<string, readonly [column: string, kind: ColumnKind]>>;
}

export type DatabaseRow = Record<string, unknown>;

/** What is given of a record, under the names of the database. */
export function toRow(values: object, { columns }: DatabaseTable): DatabaseRow {
  const row: DatabaseRow = {};
  for (const [field, value] of Object.entries(values)) {
    const column = columns[field];
    if (!column || value === undefined) continue;
    const isMissing = value === "" && column[1] !== "text" && column[1] !== "picture";
    row[column[0]] = isMissing ? null : value;
  }
  return row;
}

export function toRecord<R extends RecordBase>(row: DatabaseRow, table: DatabaseTable): R;
export function toRecord(row: DatabaseRow, { columns }: DatabaseTable): RecordBase {
  const record: Record<string, unknown> = {};
  for (const [field, [column, kind]] of Object.entries(columns)) record[field] = shown(row[column], kind);
  return {
    ...record,
    id: String(row["id"]),
    createdAt: String(row["created_at"]),
    ownerId: typeof row["owner_id"] === "string" ? row["owner_id"] : "",
  };
}

function shown(value: unknown, kind: ColumnKind): unknown {
  if (kind === "plain") return value ?? null;
  if (typeof value !== "string") return value ?? "";
  if (kind === "minute") return value.slice(0, 16);
  return kind === "clock" ? value.slice(0, 5) : value;
}
