import { type CodeProps, codeOf } from '../code.ts';
import type { Draft } from '../draft.ts';
import { databaseSchema } from './database-schema.ts';

/** The files by which the data layer of an app knows where its lists are kept. */
export function placeFiles(draft: Draft): Readonly<Record<string, string>> {
  const isOnCloud = draft.plan.storage === 'cloud';
  return {
    'src/data/kept-table.ts': `/** Where the lists of the app are kept. */
export const keptTable = ${isOnCloud ? 'cloudTable' : 'localTable'};
`,
    ...(isOnCloud ? { 'src/data/database-tables.ts': tablesFile(draft) } : {}),
  };
}

function tablesFile(draft: Draft): string {
  const tables = databaseSchema(draft).map(({ key, name, columns }): readonly [string, CodeProps] => [
    key,
    {
      table: name,
      columns: Object.fromEntries(columns.map(({ field, name: column, kind }) => [field, [column, kind]])),
    },
  ]);
  return `/** What the lists of the app and their fields are called in the database. */
export const databaseTables: Readonly<Record<string, DatabaseTable>> = ${codeOf(Object.fromEntries(tables))};
`;
}
