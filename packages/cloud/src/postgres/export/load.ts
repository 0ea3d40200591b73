import type { ClientBase } from 'pg';
import { adaptForTransaction } from '../owner-sql/adapt-statement.ts';
import { copiedRow, copyStart } from '../owner-sql/copy-rows.ts';
import { splitStatements } from '../owner-sql/split-statements.ts';

const rowsPerInsert = 200;
const insertCharacters = 1_000_000;
// Rows of the platform's tables may be there already: those of the same person, the same bucket, the same migration.
const platformTable = /^"?(?:auth|storage|supabase_migrations|cron)"?\./i;

/**
 * Runs a text for psql (our own export, or what pg_dump writes) by a connection that has no COPY: rows become inserts. The
 * caller has opened a transaction, as whoever the text may act as.
 */
export async function loadSql(
  client: ClientBase,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  let text: string[] = [];
  let copy: CopyRows | undefined;
  const flush = async () => {
    for (const statement of splitStatements(text.join('\n'))) {
      if (isOfThisServer(statement.outline)) continue;
      const adapted = adaptForTransaction(statement);
      if (adapted !== undefined) await client.query(adapted);
    }
    text = [];
  };
  for await (const line of lines) {
    if (copy) {
      if (line === '\\.') {
        await copy.finish();
        copy = undefined;
      } else await copy.add(line);
      continue;
    }
    const head = copyStart(line);
    if (head) {
      await flush();
      copy = collectRows(client, head);
    } else if (!line.startsWith('\\')) text.push(line);
  }
  await flush();
}

/** What a dump says about its own server, and this one decides by itself. */
function isOfThisServer(outline: string): boolean {
  return /^(alter .* owner to |set (transaction_timeout|row_security|default_table_access_method|default_tablespace)\b|(create|drop|comment on) event trigger |(create|alter) publication supabase_realtime (owner|for)\b|create schema (if not exists )?public\b)/i.test(
    outline,
  );
}

interface CopyRows {
  add(line: string): Promise<void>;
  finish(): Promise<void>;
}

function collectRows(
  client: ClientBase,
  { table, columns }: NonNullable<ReturnType<typeof copyStart>>,
): CopyRows {
  let rows: string[] = [];
  let characters = 0;
  const rest = platformTable.test(table) ? ' on conflict do nothing' : '';
  const finish = async () => {
    if (rows.length > 0)
      await client.query(
        `insert into ${table}${columns === undefined ? '' : ` (${columns})`} overriding system value values ${rows.join(',\n')}${rest}`,
      );
    rows = [];
    characters = 0;
  };
  return {
    async add(line) {
      const row = copiedRow(line);
      rows.push(row);
      characters += row.length;
      if (rows.length >= rowsPerInsert || characters > insertCharacters) await finish();
    },
    finish,
  };
}
