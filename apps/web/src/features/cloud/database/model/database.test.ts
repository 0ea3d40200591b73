import { type TableColumn, texts } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { sampleColumn } from '../sample-column.fixture.ts';
import { checkCell, formatJson } from './cell-rules.ts';
import { createRowCounter } from './count-rows.ts';
import { filterFault, usableFilters } from './filters.ts';
import { checkForm, copyOf } from './row-form.ts';
import { nextSort } from './sorting.ts';

const column = (kind: TableColumn['kind'], nullable = false) => sampleColumn(kind, { is_nullable: nullable });

describe('what is typed into a cell', () => {
  test.each([
    ['integer', '9007199254740993', '9007199254740993'],
    ['integer', '-123', '-123'],
    ['decimal', '3.14', '3.14'],
    ['decimal', '12345678901234567890.0000000001', '12345678901234567890.0000000001'],
    ['boolean', 'YES', 'true'],
    ['boolean', 'off', 'false'],
    ['date', '2026-02-28', '2026-02-28'],
    ['date', '2026-02-28T10:00:00.123456Z', '2026-02-28T10:00:00.123456Z'],
    ['date', '2026-01-01 12:00:00+00', '2026-01-01 12:00:00+00'],
    ['json', '{"a": [1]}', '{"a": [1]}'],
    ['array', '["a"]', '["a"]'],
    ['text', '  spaces stay ', '  spaces stay '],
  ] as const)('%s: %s is taken', (kind, typed, value) => {
    expect(checkCell(column(kind), typed)).toEqual({ kind: 'valid', value });
  });

  test.each([
    ['integer', '4.2', 'Must be a valid integer (e.g., 42, -123)'],
    ['decimal', 'x', 'Must be a valid decimal number (e.g., 3.14, -0.5)'],
    ['boolean', 'maybe', 'Must be true or false'],
    ['date', '2026-02-30', 'Invalid date format. Use YYYY-MM-DD or ISO format'],
    ['date', '28.2.2026', 'Invalid date format. Use YYYY-MM-DD or ISO format'],
    ['json', '{a}', 'Invalid JSON format'],
    ['array', '{}', 'Invalid JSON format'],
    ['integer', ' ', 'This field is required'],
    ['text', '', 'This field is required and cannot be empty'],
  ] as const)('%s: %s is refused', (kind, typed, message) => {
    expect(checkCell(column(kind), typed)).toEqual({ kind: 'invalid', message });
  });

  test('nothing is NULL where that is allowed', () => {
    expect(checkCell(column('text', true), '')).toEqual({ kind: 'valid', value: null });
  });

  test('JSON is laid out without touching its numbers', () => {
    expect(formatJson('{"a":12345678901234567890,"b":[],"c":[1,{"d":"x, {"}]}')).toBe(
      '{\n  "a": 12345678901234567890,\n  "b": [],\n  "c": [\n    1,\n    {\n      "d": "x, {"\n    }\n  ]\n}',
    );
    expect(formatJson('{a')).toBeUndefined();
  });
});

describe('a filter', () => {
  const words = texts.database.filter;
  test.each([
    ['text', '', words.required],
    ['integer', '1e3', words.number],
    ['integer', '2147483648', words.outOfRange],
    ['decimal', `1${'0'.repeat(400)}`, words.outOfRange],
    ['boolean', 'yes', words.boolean],
    ['date', '1.2.2026', words.date],
    ['date', '2026-02-30', words.invalidDate],
    ['date', '2026-02-28 10:00', undefined],
    ['integer', '-2147483648', undefined],
  ] as const)('%s: %s', (kind, value, message) => {
    expect(filterFault(column(kind), value)).toBe(message);
  });

  test('that is not written to the end is not asked for', () => {
    const drafts = [
      { column: 'integer', operator: 'equals', value: '-' },
      { column: 'text', operator: 'contains', value: ' a ' },
    ] as const;
    expect(usableFilters(drafts, [column('integer'), column('text')])).toEqual([
      { column: 'text', operator: 'contains', value: 'a' },
    ]);
  });
});

describe('the form of a row', () => {
  const columns = [column('integer'), column('text', true)];
  test('sends only what was changed', () => {
    const before = { integer: '1', text: 'a' };
    expect(checkForm(columns, { before, typed: { ...before, text: '' }, mode: 'edit' })).toEqual({
      faults: {},
      changes: { text: null },
    });
    expect(checkForm(columns, { before, typed: before, mode: 'edit' }).changes).toEqual({});
  });

  test('of a second row like another begins without its key', () => {
    const table = { columns, primary_keys: [{ name: 'integer' }] };
    expect(copyOf(table, { integer: '1', text: 'a' })).toEqual({ integer: '', text: 'a' });
  });

  test('of a new row asks for what has no default', () => {
    const nothing = { integer: '', text: '' };
    expect(checkForm(columns, { before: nothing, typed: nothing, mode: 'create' }).faults).toEqual({
      integer: 'This field is required',
    });
  });
});

test('sorting goes round and knows one column', () => {
  const up = nextSort(undefined, 'a');
  const down = nextSort(up, 'a');
  expect([up?.direction, down?.direction, nextSort(down, 'a')]).toEqual([
    'ascending',
    'descending',
    undefined,
  ]);
  expect(nextSort(down, 'b')).toEqual({ column: 'b', direction: 'ascending' });
});

test('rows of a CSV are counted across pieces and quotes', () => {
  const counter = createRowCounter();
  const bytes = new TextEncoder().encode('id;body\n1;"a\nb"\n2;"x""\n"\n');
  for (const byte of bytes) counter.add(Uint8Array.of(byte));
  expect(counter.rows()).toBe(2);
});
