import { like } from '../lexicon/pattern.ts';
import { SUM } from '../lexicon/money.ts';
import type { DeclaredList } from './declared-lists.ts';
import { readDay } from './said-days.ts';
import type { UnderstoodField } from './understanding.ts';

type Rows = readonly (readonly string[])[];

/** Which of the lists such records belong to: the one whose fields they suit best, and of two the one told last. */
export function likeliest(
  lists: readonly DeclaredList[],
  rows: Rows,
  before: number,
): DeclaredList | undefined {
  const told = lists.filter(({ at }) => at < before);
  return told
    .map((list) => ({ list, score: suits(list.fields, rows) }))
    .toSorted((a, b) => b.score - a.score || b.list.at - a.list.at)
    .find(({ score }) => score > 0)?.list;
}

function suits(fields: readonly UnderstoodField[], rows: Rows): number {
  const cells = rows.flatMap((row) => row.slice(1));
  const width = Math.max(...rows.map((row) => row.length));
  const tooMany = Math.max(0, width - fields.length) * 4;
  const missing = Math.max(0, fields.length - width);
  return cells.reduce((sum, cell) => sum + held(fields, cell), 0) / rows.length - tooMany - missing / 2;
}

const MONEY = like.iu`^(?:${SUM})$`;

/** How well one of the fields can hold it. */
function held(fields: readonly UnderstoodField[], cell: string): number {
  const has = (...types: readonly string[]): boolean => fields.some(({ type }) => types.includes(type));
  const isOption = fields.some(({ options }) =>
    options.some((one) => one.toLowerCase() === cell.toLowerCase()),
  );
  if (isOption) return 4;
  if (MONEY.test(cell)) return has('money') ? 2 : -2;
  if (readDay(cell) !== null) return has('date', 'dateTime') ? 2 : -2;
  if (/^\d/u.test(cell)) return has('number', 'rating') ? 1 : has('money', 'time') ? 0 : -2;
  return has('text', 'longText', 'relation') ? 1 : 0;
}
