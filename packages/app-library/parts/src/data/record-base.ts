/** What every record has beside its own fields. */
export interface RecordBase {
  id: string;
  /** ISO date and time. */
  createdAt: string;
  /** The person who made it. */
  ownerId: string;
}

export type SaveResult<R> = { ok: true; record: R } | { ok: false; message: string; field?: string };

/** A table of records, wherever it is kept. Screens know only this. */
export interface DataTable<R extends RecordBase> {
  list: () => readonly R[];
  create: (values: Omit<R, keyof RecordBase>) => Promise<SaveResult<R>>;
  update: (id: string, changes: Partial<Omit<R, keyof RecordBase>>) => Promise<SaveResult<R>>;
  remove: (id: string) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}
