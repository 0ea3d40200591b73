import { plainStatements } from './plain-statements.ts';

const NAME = String.raw`(?:if (?:not )?exists )?(?:only )?((?:"?\w+"?\.)?"?\w+"?)`;

/** So many names stand in a sentence; the SQL itself is shown whole. */
const MAX_NAMES = 6;

/** What one statement does, for somebody who reads no SQL. The first that matches is told. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^create (?:unlogged |temp |temporary )?table ${NAME}`), 'adds the table {name}'],
  [new RegExp(`^drop table ${NAME}`), 'deletes the table {name} with all its rows'],
  [
    new RegExp(`^alter table ${NAME} .*enable row level security`),
    'closes {name} to all whom no rule lets in',
  ],
  [new RegExp(`^alter table ${NAME} .*disable row level security`), 'opens {name} to everybody'],
  [new RegExp(`^alter table ${NAME} .*drop column`), 'deletes a column of {name} with what is in it'],
  [new RegExp(`^alter table ${NAME} .*add (?:column|constraint)?`), 'adds to {name}'],
  [new RegExp(`^alter table ${NAME}`), 'changes the table {name}'],
  [/^create policy .* on ((?:"?\w+"?\.)?"?\w+"?)/, 'adds a rule on who may use {name}'],
  [/^alter policy .* on ((?:"?\w+"?\.)?"?\w+"?)/, 'changes a rule on who may use {name}'],
  [/^drop policy .* on ((?:"?\w+"?\.)?"?\w+"?)/, 'removes a rule on who may use {name}'],
  [/^(?:grant|revoke) /, 'changes who may use what'],
  [/^create (?:or replace )?function ([\w".]+).*security definer/, 'adds {name}, which runs with all rights'],
  [/^create (?:or replace )?function ([\w".]+)/, 'adds the function {name}'],
  [/^create (?:or replace )?(?:constraint )?trigger ([\w"]+)/, 'adds the trigger {name}'],
  [/^create (?:or replace )?(?:materialized )?view ([\w".]+)/, 'adds the view {name}'],
  [/^create (?:unique )?index/, 'adds an index'],
  [/^create type ([\w".]+)/, 'adds the type {name}'],
  [/^create extension/, 'adds an extension'],
  [/^insert into "?storage"?\."?buckets"?/, 'adds a place for files'],
  [new RegExp(`^insert into ${NAME}`), 'adds rows to {name}'],
  [new RegExp(`^update ${NAME}`), 'changes rows of {name}'],
  [new RegExp(`^delete from ${NAME}`), 'deletes rows of {name}'],
  [new RegExp(`^truncate (?:table )?${NAME}`), 'deletes all rows of {name}'],
  [/^drop (\w+)/, 'deletes a {name}'],
  [
    /^alter publication "?supabase_realtime"? add table (?:only )?([\w".]+)/,
    'tells changes of {name} at once to those who may see them',
  ],
  [/^comment on/, 'describes something'],
];

/** What people know by another name than the database does. */
const PLAIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['storage.objects', 'stored files'],
  ['auth.users', 'accounts'],
]);

/** One short sentence for each kind of change; what loses data, or opens it, stands first. */
export function describeMigration(sql: string): readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const statement of plainStatements(sql)) {
    const [words, name] = changeOf(statement);
    names.set(words, (names.get(words) ?? new Set()).add(name));
  }
  return [...names]
    .toSorted(([one], [other]) => Number(isGrave(other)) - Number(isGrave(one)))
    .map(([words, found]) => sentenceOf(words, [...found]));
}

function changeOf(statement: string): readonly [words: string, name: string] {
  for (const [pattern, words] of KINDS) {
    const found = pattern.exec(statement);
    if (found) return [words, plainName(found[1] ?? '')];
  }
  return [`runs ${statement.split(' ').slice(0, 2).join(' ')}`, ''];
}

function isGrave(words: string): boolean {
  return /^(deletes|opens|removes|changes)\b|with all rights/.test(words);
}

function sentenceOf(words: string, names: readonly string[]): string {
  const many = words
    .replace(/\b(table|function|trigger|view|type) \{name\}/, '$1s {name}')
    .replace('which runs', 'which run');
  return (names.length > 1 ? many : words).replace('{name}', () => namesIn(names));
}

function namesIn(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES);
  const more = names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : [];
  return [...shown, ...more].join(', ').replace(/, ([^,]*)$/, ' and $1');
}

function plainName(name: string): string {
  const plain = name.replaceAll('"', '').replace(/^public\./, '');
  return PLAIN_NAMES.get(plain) ?? plain;
}
