import type { ClientBase } from 'pg';
import { afterSql, needsSql, objectsSql, sequencesSql, tablesSql } from './objects.data.ts';
import { sortByNeed, type SchemaObject } from './sort-by-need.ts';

/** A file of SQL. In the order of their names they make the same database elsewhere, by psql or in another cloud. */
export interface DumpFile {
  readonly path: string;
  readonly text: string;
}

export interface DumpOptions {
  /** Schemas that every database has from the platform: of these only some rows are taken along. */
  readonly platformSchemas: readonly string[];
  readonly signal?: AbortSignal | undefined;
  /** Rows of what was configured only: buckets, jobs and applied migrations, nobody's data. */
  readonly isStructureOnly?: boolean | undefined;
}

/** Before the project's own tables, whose keys may refer to them. */
const platformTables = [
  'auth.users',
  'auth.identities',
  'auth.mfa_factors',
  'auth.webauthn_credentials',
  'storage.buckets',
  'storage.objects',
  'supabase_migrations.schema_migrations',
  'cron.job',
];

const structureTables = ['storage.buckets', 'supabase_migrations.schema_migrations', 'cron.job'];

const grantees = ['anon', 'authenticated', 'service_role', 'authenticator'];
const fileCharacters = 4_000_000;
const rowsPerFetch = 500;

const preamble = `set check_function_bodies = off;
set search_path = '';
set statement_timeout = 0;
set client_min_messages = warning;
`;

interface OwnTable {
  readonly name: string;
  readonly columns: string | null;
}

/** Everything as it was at one moment. Reads only, and keeps a few megabytes at most. */
export async function* dumpDatabase(client: ClientBase, options: DumpOptions): AsyncGenerator<DumpFile> {
  const { platformSchemas } = options;
  await client.query(`begin isolation level repeatable read read only; set local search_path = ''`);
  try {
    const { rows: objects } = await client.query<SchemaObject>(objectsSql, [platformSchemas]);
    const { rows: needs } = await client.query<{
      class: string;
      oid: string;
      needed_class: string;
      needed_oid: string;
    }>(needsSql);
    const made = sortByNeed(objects, needs).map(({ text }) => text);
    yield { path: '10-schema.sql', text: [preamble, ...made, ''].join('\n') };
    yield* dumpRows(client, options);
    const { rows: after } = await client.query<{ text: string }>(afterSql, [platformSchemas, grantees]);
    yield { path: '90-after.sql', text: [preamble, ...after.map(({ text }) => text), ''].join('\n') };
  } finally {
    await client.query('rollback');
  }
}

async function* dumpRows(
  client: ClientBase,
  { platformSchemas, signal, isStructureOnly = false }: DumpOptions,
) {
  const { rows: known } = await client.query<OwnTable>(tablesSql, [platformSchemas, platformTables]);
  const tables = isStructureOnly ? known.filter(({ name }) => structureTables.includes(name)) : known;
  let number = 0;
  const fileOf = (text: string): DumpFile => {
    number += 1;
    return { path: `20-data-${String(number).padStart(6, '0')}.sql`, text: preamble + text };
  };
  let text = '';
  for (const table of tables) {
    if (table.columns === null) continue;
    const head = `copy ${table.name} (${table.columns}) from stdin;\n`;
    let isOpen = false;
    for await (const lines of readLines(client, table, signal)) {
      text += (isOpen ? '' : head) + lines;
      isOpen = true;
      if (text.length < fileCharacters) continue;
      yield fileOf(`${text}\\.\n`);
      text = '';
      isOpen = false;
    }
    if (isOpen) text += '\\.\n';
  }
  // How far the numbers of rows went says how many there were.
  const { rows: sequences } = isStructureOnly
    ? { rows: [] }
    : await client.query<{ text: string }>(sequencesSql, [platformSchemas]);
  yield fileOf([text, ...sequences.map((sequence) => sequence.text), ''].join('\n'));
}

/** Rows in the text format of COPY, some hundred at a time. */
async function* readLines(
  client: ClientBase,
  { name, columns }: OwnTable,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  await client.query(`declare dumped no scroll cursor for select ${columns ?? ''} from only ${name}`);
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsPerFetch} from dumped`,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    });
    if (rows.length > 0) yield rows.map((row) => `${row.map(copyValue).join('\t')}\n`).join('');
    if (rows.length < rowsPerFetch) break;
  }
  await client.query('close dumped');
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyValue(value: string | null): string {
  return value === null ? '\\N' : value.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? '');
}
