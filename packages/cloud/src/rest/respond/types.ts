export type HeaderPair = readonly [name: string, value: string];

export interface RestResponse {
  readonly status: number;
  readonly headers: readonly HeaderPair[];
  readonly body: string | Buffer;
}

/** The one row that a statement gives back. */
export interface ResultRow {
  /** All rows there are, where they were counted. */
  readonly total: number | undefined;
  /** The rows of this answer. */
  readonly rows: number;
  readonly body: string;
  readonly headers: string | null;
  readonly status: string | null;
  readonly location: string | null;
  /** Rows that were not there before, where an upsert counted them. */
  readonly inserted: number | undefined;
}

export function readResultRow(row: readonly (string | null)[] | undefined): ResultRow {
  const [total, rows, body, headers, status, location, inserted] = row ?? [];
  return {
    total: toNumber(total),
    // Where they were not counted there is one or none.
    rows: toNumber(rows) ?? ((body ?? '[]') === '[]' ? 0 : 1),
    body: body ?? '',
    // Empty where an earlier transaction of the connection had set it.
    headers: headers || null,
    status: status || null,
    location: location ?? null,
    inserted: toNumber(inserted),
  };
}

function toNumber(value: string | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
