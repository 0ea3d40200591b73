import { refusal } from '../identity.ts';

export const FILTER_OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];

export interface Filter {
  readonly column: string;
  readonly operator: FilterOperator;
  /** As PostgreSQL reads it; for `in` an array. */
  readonly value: string;
  readonly isNegated: boolean;
}

/** Which changes a client wants to hear of. */
export interface ChangeParams {
  readonly event: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  readonly schema: string;
  readonly table: string;
  readonly filters: readonly Filter[];
  /** These columns and the key; all when absent. */
  readonly select?: readonly string[] | undefined;
}

/** Throws `refused` with the words for the client. */
export function readChangeParams(sent: Readonly<Record<string, unknown>>): ChangeParams {
  const { schema, table, filter, event } = sent;
  if (typeof schema !== 'string' && typeof table !== 'string')
    throw malformed(
      `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${JSON.stringify(sent)}`,
    );
  const params = {
    event: eventOf(event),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
    filters: typeof filter === 'string' ? readFilters(filter) : [],
    select: readSelect(sent['select']),
  };
  if (params.select && (params.schema === '*' || params.table === '*'))
    throw malformed(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    );
  return params;
}

function malformed(message: string) {
  return refusal('RealtimeDisabledForConfiguration', message);
}

function eventOf(event: unknown): ChangeParams['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*';
  return (['INSERT', 'UPDATE', 'DELETE'] as const).find((known) => known === name) ?? '*';
}

function readSelect(sent: unknown): readonly string[] | undefined {
  if (typeof sent === 'string')
    throw malformed(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    );
  const columns = Array.isArray(sent) ? sent.filter((column) => typeof column === 'string') : [];
  return columns.length === 0 ? undefined : columns;
}

function readFilters(text: string): Filter[] {
  return text.trim() === '' ? [] : splitAtCommas(text).map(readFilter);
}

function readFilter(part: string): Filter {
  const fault = (reason: string) => malformed(`Error parsing \`filter\` params: ${reason}`);
  const trimmed = part.trim();
  if (trimmed === '') throw fault('filter must not contain empty segments (check for extra commas)');
  const [, column = '', negation = '', name = '', value = ''] =
    /^([^=]*)=(not\.)?([^.]*)\.([^]*)$/.exec(trimmed) ?? [];
  const operator = FILTER_OPERATORS.find((known) => known === name);
  if (column === '' || !operator) {
    const parts = column === '' ? [trimmed] : [name, value];
    throw fault(`[${parts.map((each) => JSON.stringify(each)).join(', ')}]`);
  }
  if (operator === 'in' && !/^\([^]*\)$/.test(value))
    throw fault('`in` filter value must be wrapped by parentheses');
  const read = operator === 'in' ? `{${value.slice(1, -1)}}` : unquoted(value);
  return { column, operator, value: read, isNegated: negation !== '' };
}

/** Not within parentheses, nor within quotation marks that begin a value. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let [current, depth, isQuoted, previous] = ['', 0, false, ''];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (isQuoted) {
      current += character;
      if (character === '\\') current += text[(index += 1)] ?? '';
      else if (character === '"') isQuoted = false;
    } else if (character === ',' && depth === 0) {
      parts.push(current);
      current = '';
    } else {
      if (character === '"' && '.(,'.includes(previous) && previous !== '') isQuoted = true;
      if (character === '(') depth += 1;
      if (character === ')') depth = Math.max(0, depth - 1);
      current += character;
    }
    previous = character;
  }
  return [...parts, current];
}

function unquoted(value: string): string {
  const match = /^"((?:[^"\\]|\\[^])*)"$/.exec(value);
  return match ? (match[1] ?? '').replaceAll(/\\([^])/g, '$1') : value;
}
