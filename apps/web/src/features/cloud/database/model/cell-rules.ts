import { enums, type TableColumn, texts } from '@loam/contract';

const words = texts.database.cell;
const { trueWords, falseWords } = enums.database;

export type CheckedCell =
  | { readonly kind: 'valid'; readonly value: string | null }
  | { readonly kind: 'invalid'; readonly message: string };

type Rules = Pick<TableColumn, 'kind' | 'is_nullable'>;

/** What somebody typed into a cell, as it is stored, or why it cannot be. */
export function checkCell(column: Rules, typed: string): CheckedCell {
  const text = column.kind === 'text' ? typed : typed.trim();
  if (text === '') {
    if (column.is_nullable) return valid(null);
    return invalid(column.kind === 'text' ? words.requiredNotEmpty : words.required);
  }
  return (rules[column.kind] ?? valid)(text);
}

/** For kinds whose values PostgreSQL itself does not take as any text. */
const rules: Readonly<Partial<Record<TableColumn['kind'], (text: string) => CheckedCell>>> = {
  integer: (text) => (/^[+-]?\d+$/.test(text) ? valid(text) : invalid(words.integer)),
  decimal: (text) => (decimal.test(text) ? valid(text) : invalid(words.decimal)),
  boolean: checkBoolean,
  date: (text) => (isDate(text) ? valid(text) : invalid(words.date)),
  json: (text) => (isJson(text) ? valid(text) : invalid(words.json)),
  array: (text) => (isJson(text) && text.startsWith('[') ? valid(text) : invalid(words.json)),
};

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The same JSON with line breaks, number by number as it was written; undefined where it is none. */
export function formatJson(text: string): string | undefined {
  if (!isJson(text)) return undefined;
  return indent(text);
}

function checkBoolean(text: string): CheckedCell {
  const word = text.toLowerCase();
  if (trueWords.some((one) => one === word)) return valid('true');
  return falseWords.some((one) => one === word) ? valid('false') : invalid(words.boolean);
}

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const isoDate = new RegExp(
  String.raw`^(${day})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?(?:Z|[+-]\d{2}(?::?\d{2})?))?)?$`,
  'i',
);

/** Also one of a day that there is: the thirtieth of February is none. */
export function isDate(text: string): boolean {
  const found = isoDate.exec(text)?.[1];
  return found !== undefined && isDay(found);
}

export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Parsing and writing it again would round numbers that a script cannot hold.
function indent(text: string): string {
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  const written = tokens.map((token, index) => {
    const isEmptyAfter = /^[}\]]$/.test(tokens[index + 1] ?? '');
    const isEmptyBefore = /^[{[]$/.test(tokens[index - 1] ?? '');
    if (token === '{' || token === '[') {
      depth += 1;
      return isEmptyAfter ? token : token + line();
    }
    if (token === '}' || token === ']') {
      depth -= 1;
      return isEmptyBefore ? token : line() + token;
    }
    if (token === ',') return `,${line()}`;
    return token === ':' ? ': ' : token;
  });
  return written.join('');
}

function valid(value: string | null): CheckedCell {
  return { kind: 'valid', value };
}

function invalid(message: string): CheckedCell {
  return { kind: 'invalid', message };
}
