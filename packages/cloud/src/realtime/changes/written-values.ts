import { errorMessage } from '@loam/kernel';
import { runAs } from '../../postgres/batch/index.ts';
import { writtenKey, type WrittenValues } from './change-json.ts';
import type { RowChange } from './pgoutput.ts';
import type { TableFacts } from './tables.ts';
import type { VisibilityOptions } from './visibility.ts';
import { outputSettings } from './visibility-sql.ts';

interface ToldChange {
  readonly change: RowChange;
  readonly table: TableFacts;
  readonly subscriptions: readonly unknown[];
}

const none: WrittenValues = new Map();

/** As JSON what only PostgreSQL can write so; asks nothing where no column is of that kind. */
export async function writtenValues(
  { ref, databases, logger }: VisibilityOptions,
  told: readonly ToldChange[],
): Promise<WrittenValues> {
  const asked = new Map<string, { readonly text: string; readonly values: readonly string[] }>();
  for (const { change, table, subscriptions } of told) {
    if (subscriptions.length === 0) continue;
    for (const column of table.columns.filter(({ isWrittenThere }) => isWrittenThere))
      for (const value of [change.values.get(column.name), change.old.get(column.name)])
        if (typeof value === 'string')
          asked.set(writtenKey(column, value), {
            text: `select to_jsonb($1::text::${column.typeSql})::text`,
            values: [value],
          });
  }
  if (asked.size === 0) return none;
  try {
    const client = await databases.acquire(ref);
    const session = { role: 'service_role', settings: outputSettings, isReadOnly: true };
    const results = await runAs(client, session, { statements: [...asked.values()] });
    return new Map([...asked.keys()].map((key, index) => [key, results[index]?.[0]?.[0] ?? 'null']));
  } catch (error) {
    logger.warn({ ref, error: errorMessage(error) }, 'realtime: values are told as texts');
    return none;
  }
}
