import type { ColumnKind } from './column-kind.ts';
import type { FieldPlan } from '../../plan/app-plan.ts';
import { accessOf } from '../../plan/cloud/access.ts';
import { type SeedCell, seedCell, seedId } from '../data/seed-cells.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { policiesFor, type PolicySchema } from './policies.ts';
import { sqlName } from './sql.ts';

/** The tables that a plan needs, in an order in which each can point to those before it. */
export interface TableSchema {
  /** As the app calls it. */
  readonly key: string;
  readonly name: string;
  readonly columns: readonly ColumnSchema[];
  /** Sets of columns whose values no two rows share. */
  readonly unique: readonly UniqueSchema[];
  readonly policies: readonly PolicySchema[];
  readonly rows: readonly RowSchema[];
}

export interface ColumnSchema {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly kind: ColumnKind;
  /** The table it points to. */
  readonly target: string | null;
}

export interface UniqueSchema {
  readonly columns: readonly string[];
  /** Rows for which it does not count: a choice, and the option by which something is called off. */
  readonly except: { readonly column: string; readonly option: string } | null;
}

export interface RowSchema {
  readonly id: string;
  readonly cells: readonly { readonly column: string; readonly type: string; readonly cell: SeedCell }[];
}

export function databaseSchema(draft: Draft): readonly TableSchema[] {
  const { plan, entities } = draft;
  if (plan.storage !== 'cloud') return [];
  const own = inOrder(entities).map((names) => tableOf(draft, names));
  const tables = own.map((table, index) => pointingBack(table, own.slice(0, index + 1)));
  return plan.auth === null ? tables : [...tables, ...sideTables(draft)];
}

/** Of two lists that point to each other the first holds the other's ids without a promise. */
const pointingBack = (table: TableSchema, there: readonly TableSchema[]): TableSchema => ({
  ...table,
  columns: table.columns.map((column) =>
    there.some(({ name }) => name === column.target) ? column : { ...column, target: null },
  ),
});

function tableOf(draft: Draft, names: EntityNames): TableSchema {
  const { plan } = draft;
  const access = accessOf(plan, names.plan);
  // What only some may see is no file with an address of its own.
  const hasFiles = plan.auth !== null && access === 'public';
  const stored = names.plan.fields.filter(({ computed }) => computed === undefined);
  const columns = stored.map((field) => columnOf(draft, field, hasFiles));
  const isShown = access !== 'own' && access !== 'sent';
  return {
    key: names.table,
    name: sqlName(names.table),
    columns,
    unique: uniqueIn(names),
    policies: policiesFor(plan, { access, rights: names.plan.rights }),
    rows: isShown ? names.plan.seed.map((row, index) => rowOf({ draft, names, row, index })) : [],
  };
}

type Stored = readonly [type: string, kind: ColumnKind];
const TEXT: Stored = ["text not null default ''", 'text'];
const NUMBER: Stored = ['numeric', 'plain'];

/** What is none of these is a text. */
const STORED: Readonly<Partial<Record<FieldPlan['type'], Stored>>> = {
  number: NUMBER,
  money: NUMBER,
  rating: NUMBER,
  flag: ['boolean not null default false', 'plain'],
  choices: ["text[] not null default '{}'", 'plain'],
  date: ['date', 'optional'],
  // As it was entered: a time on the clock of the place, not a moment of the world.
  dateTime: ['timestamp', 'minute'],
  time: ['time', 'clock'],
  relation: ['text', 'optional'],
  parts: ["jsonb not null default '[]'", 'plain'],
};

function columnOf(draft: Draft, field: FieldPlan, hasFiles: boolean): ColumnSchema {
  const [type, kind] = STORED[field.type] ?? TEXT;
  return {
    field: field.id,
    name: sqlName(field.id),
    type,
    kind: field.type === 'image' && hasFiles ? 'picture' : kind,
    target: field.type === 'relation' ? sqlName(draft.entity(field.entity ?? '').table) : null,
  };
}

const CANCELLED = /cancel|storn|abgesagt|abgelehnt|annul|refus|rejected|declined|rechaz|recus/i;

/** The option of a choice by which something is called off. */
export function calledOff({ plan }: EntityNames): { readonly field: string; readonly option: string } | null {
  for (const field of plan.fields) {
    const option = field.type === 'choice' ? field.options?.find((name) => CANCELLED.test(name)) : undefined;
    if (option !== undefined) return { field: field.id, option };
  }
  return null;
}

/** Rules that hold for rows nobody may see must be kept by the database itself. */
function uniqueIn(names: EntityNames): readonly UniqueSchema[] {
  const off = calledOff(names);
  const except = off && { column: sqlName(off.field), option: off.option };
  const byRules = names.plan.rules.flatMap((rule): readonly (readonly string[])[] => {
    if (rule.kind === 'unique') return [rule.fields];
    if (rule.kind !== 'noOverlap' || rule.to !== null) return [];
    return [[...(rule.resource === null ? [] : [rule.resource]), rule.from]];
  });
  const single = names.plan.fields.filter(({ isUnique }) => isUnique).map(({ id }) => [id]);
  const stored = new Set(names.plan.fields.filter((one) => isComparable(one)).map(({ id }) => id));
  return [
    ...single.map((fields) => ({ fields, except: null })),
    ...byRules.map((fields) => ({ fields, except })),
  ]
    .filter(({ fields }) => fields.every((id) => stored.has(id)))
    .map(({ fields, except: whom }) => ({ columns: fields.map(sqlName), except: whom }));
}

const isComparable = ({ type, computed }: FieldPlan): boolean =>
  computed === undefined && type !== 'parts' && type !== 'choices' && type !== 'image' && type !== 'file';

interface RowPlace {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly row: EntityNames['plan']['seed'][number];
  readonly index: number;
}

function rowOf({ draft, names, row, index }: RowPlace): RowSchema {
  const stored = names.plan.fields.filter(({ computed }) => computed === undefined);
  return {
    id: seedId(names.plan, row, index),
    cells: stored.map((field) => ({
      column: sqlName(field.id),
      type: (STORED[field.type] ?? TEXT)[0].split(' ')[0] ?? 'text',
      cell: seedCell({ draft, names, field, row }),
    })),
  };
}

/** What people do with records, and files they add; each beside the lists of its own. */
function sideTables(draft: Draft): readonly TableSchema[] {
  const { plan } = draft;
  const blocks = plan.pages.flatMap((page) => page.blocks);
  const hasMarks = blocks.some(
    (block) =>
      ((block.kind === 'collection' || block.kind === 'detail') &&
        block.actions.some(({ kind }) => MARKS.has(kind))) ||
      block.kind === 'saved',
  );
  const column = (field: string): ColumnSchema => ({
    field,
    name: sqlName(field),
    type: TEXT[0],
    kind: 'text',
    target: null,
  });
  const marks: TableSchema = {
    key: 'record-marks',
    name: 'record_marks',
    columns: ['kind', 'table', 'recordId'].map(column),
    unique: [],
    policies: policiesFor(plan, { access: 'public' }),
    rows: [],
  };
  return hasMarks ? [marks] : [];
}

const MARKS: ReadonlySet<string> = new Set(['like', 'save', 'vote', 'follow', 'join', 'compare']);

function inOrder(entities: readonly EntityNames[]): readonly EntityNames[] {
  const done: EntityNames[] = [];
  const waiting = [...entities];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ plan }) =>
      plan.fields.every(
        ({ type, entity }) =>
          type !== 'relation' || entity === plan.id || !waiting.some((other) => other.plan.id === entity),
      ),
    );
    // Two that point to each other: one of them comes first and points to nothing yet.
    done.push(...waiting.splice(Math.max(ready, 0), 1));
  }
  return done;
}
