import type { Column, DataModel, Table, TableLink } from './data-model.ts';
import { splitAt, statementsOf } from './sql-statements.ts';

interface Draft {
  readonly columns: Map<string, Column>;
  readonly links: Map<string, TableLink>;
}

const name = String.raw`(?:(?:"[^"]+"|\w+)\.)?("[^"]+"|\w+)`;
const createTable = new RegExp(
  String.raw`^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?${name}\s*\(([\s\S]*)\)`,
  'i',
);
const alterTable = new RegExp(
  String.raw`^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${name}\s+([\s\S]+)$`,
  'i',
);
const dropTable = new RegExp(String.raw`^drop\s+table\s+(?:if\s+exists\s+)?${name}`, 'i');
const references = new RegExp(String.raw`\breferences\s+${name}`, 'i');
const foreignKey = new RegExp(
  String.raw`\bforeign\s+key\s*\(\s*("[^"]+"|\w+)\s*\)\s*references\s+${name}`,
  'i',
);
const listedKey = /\b(primary\s+key|unique)\s*\(([^)]*)\)/i;
const isConstraint = /^(?:constraint|primary\s+key|foreign\s+key|unique|check|exclude|like)\b/i;

/** The tables that migrations leave behind, in the order they were written. */
export function readSqlModel(migrations: readonly string[]): DataModel {
  const tables = new Map<string, Draft>();
  for (const statement of migrations.flatMap((sql) => statementsOf(sql))) apply(tables, statement);
  return {
    tables: [...tables].map(([table, { columns }]): Table => ({
      name: table,
      columns: [...columns.values()],
    })),
    links: [...tables.values()].flatMap(({ links }) => [...links.values()]),
  };
}

function apply(tables: Map<string, Draft>, statement: string): void {
  const created = createTable.exec(statement);
  if (created) {
    const table = plain(created[1]);
    const draft: Draft = { columns: new Map(), links: new Map() };
    if (!tables.has(table)) tables.set(table, draft);
    for (const part of splitAt(created[2] ?? '', ',')) addPart(draft, table, part);
    return;
  }
  const altered = alterTable.exec(statement);
  const draft = altered ? tables.get(plain(altered[1])) : undefined;
  if (altered && draft) return alter(tables, { table: plain(altered[1]), draft, change: altered[2] ?? '' });
  const dropped = dropTable.exec(statement);
  if (dropped) tables.delete(plain(dropped[1]));
}

interface Alteration {
  readonly table: string;
  readonly draft: Draft;
  readonly change: string;
}

function alter(tables: Map<string, Draft>, { table, draft, change }: Alteration): void {
  const renamed = /^rename\s+to\s+("[^"]+"|\w+)/i.exec(change);
  if (renamed) {
    tables.delete(table);
    tables.set(plain(renamed[1]), draft);
    return;
  }
  for (const part of splitAt(change, ',')) {
    const dropped = /^drop\s+column\s+(?:if\s+exists\s+)?("[^"]+"|\w+)/i.exec(part);
    const added = /^add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?([\s\S]+)$/i.exec(part);
    if (dropped) {
      draft.columns.delete(plain(dropped[1]));
      draft.links.delete(plain(dropped[1]));
    } else if (added) addPart(draft, table, added[1] ?? '');
  }
}

function addPart(draft: Draft, table: string, part: string): void {
  const text = part.trim();
  if (isConstraint.test(text)) return addConstraint(draft, table, text);
  const column = /^("[^"]+"|\w+)\s+([\s\S]+)$/.exec(text);
  if (!column) return;
  const [id, rest] = [plain(column[1]), column[2] ?? ''];
  const target = references.exec(rest)?.[1];
  if (target !== undefined) draft.links.set(id, { from: table, column: id, to: plain(target) });
  draft.columns.set(id, { name: id, type: typeOf(rest), key: keyOf(rest, target !== undefined) });
}

function addConstraint(draft: Draft, table: string, text: string): void {
  const foreign = foreignKey.exec(text);
  if (foreign) {
    const id = plain(foreign[1]);
    draft.links.set(id, { from: table, column: id, to: plain(foreign[2]) });
    return mark(draft, id, 'FK');
  }
  const listed = listedKey.exec(text);
  const ids = splitAt(listed?.[2] ?? '', ',').map((id) => plain(id.trim()));
  const key = listed?.[1]?.toLowerCase().startsWith('primary') === true ? 'PK' : 'UK';
  // A pair that is unique together says nothing of each of the two.
  if (key === 'PK' || ids.length === 1) for (const id of ids) mark(draft, id, key);
}

function mark(draft: Draft, id: string, key: NonNullable<Column['key']>): void {
  const column = draft.columns.get(id);
  if (column) draft.columns.set(id, { ...column, key: column.key ?? key });
}

function keyOf(rest: string, isForeign: boolean): Column['key'] {
  if (/\bprimary\s+key\b/i.test(rest)) return 'PK';
  if (isForeign) return 'FK';
  return /\bunique\b/i.test(rest) ? 'UK' : undefined;
}

const shortTypes: readonly (readonly [RegExp, string])[] = [
  [/^timestamp(?:\s*\(\d+\))?\s+with\s+time\s+zone/i, 'timestamptz'],
  [/^double\s+precision/i, 'double'],
  [/^character\s+varying/i, 'varchar'],
];

function typeOf(rest: string): string {
  const short = shortTypes.find(([pattern]) => pattern.test(rest))?.[1];
  return short ?? plain(/^(?:\w+\.)?("[^"]+"|\w+)/.exec(rest)?.[1]).toLowerCase();
}

function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('"', '');
}
