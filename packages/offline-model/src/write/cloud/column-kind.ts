/** How a value goes to the database and back; `data/database-row.ts` of the app library acts on it. */
export type ColumnKind = 'text' | 'optional' | 'minute' | 'clock' | 'picture' | 'plain';
