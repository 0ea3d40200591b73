import { enums, type RowFilter, type TableColumn, texts } from '@loam/contract';
import { isDate, isDay } from './cell-rules.ts';

const words = texts.database.filter;
const { operators } = enums.database;

type FilterKind = keyof typeof operators;
type Operator = RowFilter['operator'];

/** A filter while somebody writes it. */
export interface FilterDraft {
  readonly column: string;
  readonly operator: Operator;
  readonly value: string;
}

export function filterKind({ kind }: Pick<TableColumn, 'kind'>): FilterKind {
  if (kind === 'integer' || kind === 'decimal') return 'number';
  if (kind === 'boolean' || kind === 'date') return kind;
  return 'text';
}

export function operatorsOf(column: Pick<TableColumn, 'kind'>): readonly Operator[] {
  return operators[filterKind(column)];
}

export function newFilter(column: TableColumn): FilterDraft {
  const kind = filterKind(column);
  return {
    column: column.name,
    operator: kind === 'text' && column.kind === 'text' ? 'contains' : 'equals',
    value: kind === 'boolean' ? 'true' : '',
  };
}

/** Why a value cannot be filtered for; undefined where it can. */
export function filterFault(
  column: Pick<TableColumn, 'kind' | 'data_type'>,
  value: string,
): string | undefined {
  if (value.trim() === '') return words.required;
  switch (filterKind(column)) {
    case 'number':
      return numberFault(column, value.trim());
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : words.boolean;
    case 'date': {
      if (!/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(value.trim())) return words.date;
      return isDay(value.trim().slice(0, 10)) && isDate(value.trim()) ? undefined : words.invalidDate;
    }
    case 'text':
      return undefined;
  }
}

const ranges: Readonly<Record<string, bigint>> = {
  smallint: 2n ** 15n,
  integer: 2n ** 31n,
  bigint: 2n ** 63n,
};

function numberFault({ data_type: type }: Pick<TableColumn, 'data_type'>, value: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return words.number;
  const range = ranges[type];
  if (range === undefined) return Number.isFinite(Number(value)) ? undefined : words.outOfRange;
  if (value.includes('.')) return words.number;
  const number = BigInt(value);
  return number >= -range && number < range ? undefined : words.outOfRange;
}

/** Those that can be asked for: the others wait until they are written to the end. */
export function usableFilters(drafts: readonly FilterDraft[], columns: readonly TableColumn[]): RowFilter[] {
  return drafts.flatMap((draft) => {
    const column = columns.find(({ name }) => name === draft.column);
    const isUsable = column !== undefined && filterFault(column, draft.value) === undefined;
    return isUsable ? [{ ...draft, value: draft.value.trim() }] : [];
  });
}
