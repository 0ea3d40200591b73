import { RestError } from '../errors/rest-error.ts';
import type { AtPath, RowRange } from './types.ts';

export const allRows: RowRange = { offset: 0, limit: undefined };

const rangeHeader = /^([0-9]+)-([0-9]*)$/;

/** The rows asked for by `Range: 0-9`; other units and forms are no range at all. */
function parseRangeHeader(value: string | undefined): RowRange {
  const found = value === undefined ? null : rangeHeader.exec(value);
  if (found === null) return allRows;
  const first = Number(found[1]);
  if (found[2] === '') return { offset: first, limit: undefined };
  return { offset: first, limit: Number(found[2]) - first + 1 };
}

/** The rows that both ranges ask for. */
function intersect(a: RowRange, b: RowRange): RowRange {
  const offset = Math.max(a.offset, b.offset);
  const end = Math.min(endOf(a), endOf(b));
  return { offset, limit: end === Infinity ? undefined : end - offset };
}

function endOf(range: RowRange): number {
  return range.limit === undefined ? Infinity : range.offset + range.limit;
}

/** No more than so many rows. A limit of zero stays what it is. */
export function restrict(range: RowRange, maxRows: number | undefined): RowRange {
  if (maxRows === undefined || (range.limit !== undefined && range.limit <= maxRows)) return range;
  return { offset: range.offset, limit: maxRows };
}

/** The range of the outermost rows, from the `Range` header and `limit`/`offset`. */
export function topLevelRange(
  method: string,
  rangeValue: string | undefined,
  ranges: readonly AtPath<RowRange>[],
): RowRange {
  const asked = ranges.find(({ path }) => path.length === 0)?.value ?? allRows;
  if (asked.limit === 0) return { offset: 0, limit: 0 };
  const header = method === 'GET' ? parseRangeHeader(rangeValue) : allRows;
  if (isEmpty(header)) {
    throw new RestError('PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  const range = intersect(header, asked);
  if (isEmpty(asked) || isEmpty(range)) {
    throw new RestError('PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    });
  }
  if (method === 'PUT' && (range.offset !== 0 || range.limit !== undefined)) {
    throw new RestError('PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  return range;
}

function isEmpty(range: RowRange): boolean {
  return range.limit !== undefined && range.limit <= 0;
}
