import type { TableColumn } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { sampleColumn } from '../../sample-column.fixture.ts';
import {
  columnChange,
  emptyColumn,
  firstColumns,
  linesOf,
  plainDefault,
  tableChange,
  typeOf,
} from './drafts.ts';

const typed = (data_type: string, kind: TableColumn['kind'] = 'text') =>
  typeOf(sampleColumn(kind, { data_type }));

describe('drafts of changes', () => {
  test('a table begins with a numbered key and the time of each row', () => {
    expect(tableChange({ name: ' notes ', columns: firstColumns, isRealtime: false })).toEqual({
      change: {
        kind: 'create_table',
        name: 'notes',
        columns: [
          { name: 'id', type: 'bigint', nullable: false, primary: true, identity: true },
          { name: 'created_at', type: 'timestamptz', nullable: false, default: 'now()' },
        ],
        realtime: false,
      },
    });
    expect(tableChange({ name: '', columns: firstColumns, isRealtime: false })).toHaveProperty('fault');
    expect(tableChange({ name: 'a', columns: [emptyColumn(1)], isRealtime: false })).toHaveProperty('fault');
  });

  test('only what differs of a column is sent', () => {
    const before = { ...emptyColumn(0), name: 'title', defaultValue: 'new' };
    const draft = { ...before, name: 'label', isNullable: false, defaultValue: '' };
    expect(columnChange('notes', before, draft)).toEqual({
      change: {
        kind: 'change_column',
        table: 'notes',
        name: 'title',
        to: { name: 'label', nullable: false, default: null },
      },
    });
  });

  test.each([
    [typed('character varying(20)'), 'varchar'],
    [typed('timestamp with time zone', 'date'), 'timestamptz'],
    [typed('numeric(12,2)', 'decimal'), 'numeric'],
    [typed('"Odd ""mood"', 'enum'), 'public.Odd "mood'],
    [typed('text[]', 'array'), 'text[]'],
  ])('a type is called %s', (type, name) => {
    expect(type).toBe(name);
  });

  test.each([
    [null, ''],
    [`'it''s'::text`, `it's`],
    [`'new'::order_state`, 'new'],
    ['now()', 'now()'],
    ['(1 + 1)', '(1 + 1)'],
  ])('the default %s is shown as %s', (expression, shown) => {
    expect(plainDefault(expression)).toBe(shown);
  });

  test('values are lines that say something', () => {
    expect(linesOf(' new \n\npaid\n')).toEqual(['new', 'paid']);
  });
});
