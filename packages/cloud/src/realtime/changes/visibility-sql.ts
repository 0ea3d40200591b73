import { randomBytes } from 'node:crypto';
import type { RowChange } from './pgoutput.ts';
import type { TableColumn, TableFacts } from './tables.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/** Everyone with the same role and claims sees the same rows. */
export interface Viewer {
  readonly role: string;
  /** JSON. */
  readonly claims: string;
}

export interface RowsToSee {
  readonly viewer: Viewer;
  readonly table: TableFacts;
  /** Of one table. */
  readonly changes: readonly RowChange[];
}

/** What viewers of one role want to know of one table. */
export interface Question {
  readonly asked: readonly RowsToSee[];
  readonly statements: readonly Statement[];
}

/** Nobody knows it beforehand, so that no name of a table ends the block. */
const tag = `$seen_${randomBytes(8).toString('hex')}$`;
/** How many viewers are asked about in one statement, which has its time limit. */
const mostViewers = 500;

export const outputSettings = [
  ['timezone', 'UTC'],
  ['datestyle', 'ISO'],
] as const;

/** One statement for all viewers of the same role and table; the last of its statements answers. */
export function questionsOf(asked: readonly RowsToSee[]): Question[] {
  const groups = new Map<string, RowsToSee[][]>();
  for (const each of asked) {
    const key = `${each.table.id} ${each.viewer.role}`;
    const parts = groups.get(key) ?? [[]];
    groups.set(key, parts);
    const part = parts.at(-1);
    if (part && part.length < mostViewers) part.push(each);
    else parts.push([each]);
  }
  return [...groups.values()].flat().map((group) => ({ asked: group, statements: statementsOf(group) }));
}

function statementsOf(asked: readonly RowsToSee[]): Statement[] {
  const [first] = asked;
  if (!first) return [];
  const keys = first.table.columns.filter(({ isKey }) => isKey);
  const isOne = keys.length === 1 && keys[0]?.type.element === undefined;
  const sets = new Map<string, number>();
  const which = asked.map(({ changes }) => {
    const set = isOne ? arrayOf(keys, changes) : rowsOf(keys, changes);
    const number = sets.get(set) ?? sets.size + 1;
    sets.set(set, number);
    return number;
  });
  const told = { claims: asked.map(({ viewer }) => viewer.claims), which, sets: [...sets.keys()] };
  const relation = first.changes[0]?.relation;
  const place = `${quoted(relation?.schema ?? '')}.${quoted(relation?.table ?? '')}`;
  return [
    {
      text: `select set_config('loam.asked', $1, true), set_config('loam.role', $2, true)`,
      values: [JSON.stringify(told), first.viewer.role],
    },
    { text: isOne ? oneKeySql(place, keys) : manyKeysSql(place, keys), values: [] },
    { text: `select current_setting('loam.seen')`, values: [] },
  ];
}

/**
 * A loop within the server: what differs between viewers is only what they are, so the query is planned once. It stays a
 * query of its own for each of them, as a policy may ask for claims only once in a query. A viewer whose policies fail sees
 * nothing, and the others are not disturbed.
 */
function blockSql(declared: string, take: string, find: string): string {
  return `do ${tag}
#variable_conflict use_variable
declare
  told constant jsonb := current_setting('loam.asked')::jsonb;
  viewer_role constant text := current_setting('loam.role');
  claims constant text[] := array(select jsonb_array_elements_text(told -> 'claims'));
  which constant int[] := array(select jsonb_array_elements_text(told -> 'which')::int);
  sets constant text[] := array(select jsonb_array_elements_text(told -> 'sets'));
  taken int := 0;
  seen text[] := '{}';
  answer text;
  ${declared}
begin
  answer := set_config('plan_cache_mode', 'force_generic_plan', true);
  for i in 1 .. cardinality(claims) loop
    if which[i] <> taken then
      taken := which[i];
      ${take}
    end if;
    begin
      answer := set_config('request.jwt.claims', claims[i], true);
      answer := set_config('role', viewer_role, true);
      ${find}
    exception when others then
      answer := '!' || sqlerrm;
    end;
    seen := seen || coalesce(answer, '');
  end loop;
  answer := set_config('loam.seen', to_json(seen)::text, true);
end ${tag}`;
}

/** By a list of keys: a join with them would let the planner read the whole of a small table. */
function oneKeySql(place: string, [key]: readonly TableColumn[]): string {
  const column = `t.${quoted(key?.name ?? '')}`;
  const type = key?.typeSql ?? 'text';
  return blockSql(
    `mine ${type}[];`,
    `mine := sets[taken]::${type}[];`,
    `select string_agg(array_to_string(array_positions(mine, ${column}), ','), ',') into answer
      from ${place} t where ${column} = any (mine);`,
  );
}

function manyKeysSql(place: string, keys: readonly TableColumn[]): string {
  const conditions = keys.map(
    ({ name, typeSql }, index) => `t.${quoted(name)} = (mine -> j ->> ${index})::${typeSql}`,
  );
  return blockSql(
    'mine jsonb;',
    'mine := sets[taken]::jsonb;',
    `answer := '';
      for j in 0 .. jsonb_array_length(mine) - 1 loop
        perform from ${place} t where ${conditions.join(' and ')};
        if found then answer := concat_ws(',', nullif(answer, ''), j + 1); end if;
      end loop;`,
  );
}

/** As PostgreSQL writes an array. */
function arrayOf([key]: readonly TableColumn[], changes: readonly RowChange[]): string {
  const values = changes.map(({ values: row }) => row.get(key?.name ?? '') ?? '');
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}

/** JSON. */
function rowsOf(keys: readonly TableColumn[], changes: readonly RowChange[]): string {
  return JSON.stringify(changes.map(({ values }) => keys.map(({ name }) => values.get(name) ?? null)));
}

export interface Answer {
  readonly seen: ReadonlySet<RowChange>;
  readonly error: string | undefined;
}

/** In the order of those who were asked about. */
export function answersIn({ asked }: Question, json: string): Answer[] {
  const parsed: unknown = JSON.parse(json);
  const texts: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  return asked.map(({ changes }, index) => {
    const text = texts[index];
    if (typeof text !== 'string') return { seen: new Set(), error: 'no answer' };
    if (text.startsWith('!')) return { seen: new Set(), error: text.slice(1) };
    const found = text.split(',').flatMap((position) => changes[Number(position) - 1] ?? []);
    return { seen: new Set(found), error: undefined };
  });
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
