import { describe, expect, test } from 'vitest';
import { readPlan } from './explain-tree.ts';
import { isNumeric, lineAt, resultForChat, withRun } from './query-text.ts';

const plan = [
  {
    Plan: {
      'Node Type': 'Hash Join',
      'Join Type': 'Left',
      'Total Cost': 100,
      'Plan Rows': 10,
      'Hash Cond': '(a.id = b.a)',
      Plans: [
        {
          'Node Type': 'Seq Scan',
          'Relation Name': 'a',
          Filter: '(id > 1)',
          'Total Cost': 70,
          'Plan Rows': 9,
        },
        {
          'Node Type': 'Index Scan',
          'Relation Name': 'b',
          'Index Name': 'b_a',
          'Total Cost': 10,
          'Plan Rows': 1,
        },
      ],
    },
  },
];

describe('the plan of a query', () => {
  test('is a tree in which each step has its own part of the cost', () => {
    const root = readPlan(JSON.stringify(plan));
    expect(root).toMatchObject({ title: 'Left Hash Join', detail: '(a.id = b.a)', cost: 100, rows: 10 });
    expect(root?.share).toBeCloseTo(0.2);
    expect(root?.children.map(({ title, detail, share }) => [title, detail, share])).toEqual([
      ['Seq Scan', 'on a · (id > 1)', 0.7],
      ['Index Scan', 'on b · by b_a', 0.1],
    ]);
  });

  test.each(['', 'Seq Scan on a', '[]', '[{"Plan": 3}]', '{}'])('%s is none', (text) => {
    expect(readPlan(text)).toBeUndefined();
  });
});

describe('texts of queries', () => {
  test('numbers are known by their type', () => {
    expect(['bigint', 'numeric(10,2)', 'double precision'].every(isNumeric)).toBe(true);
    expect(['text', 'jsonb', 'interval', 'timestamp with time zone'].some(isNumeric)).toBe(false);
  });

  test('a place has a line', () => expect(lineAt('a\nb\nc', 4)).toBe(3));

  test('the history has each text once, the newest first', () => {
    expect(withRun(['a', 'b'], 'b')).toEqual(['b', 'a']);
    expect(
      withRun(
        Array.from({ length: 60 }, (_, n) => String(n)),
        'x',
      ),
    ).toHaveLength(50);
  });

  test('a result is told to the AI with its query, and no more than it needs', () => {
    const rows = Array.from({ length: 30 }, (_, n) => [String(n), null]);
    const told = resultForChat('select 1', {
      command: 'SELECT',
      columns: [
        { name: 'id', type: 'int' },
        { name: 'note', type: 'text' },
      ],
      rows,
      row_count: 30,
      is_cut: false,
      duration_ms: 1,
    });
    expect(told).toContain('```sql\nselect 1\n```');
    expect(told).toContain('id | note\n0 | NULL');
    expect(told).toContain('(30 rows in all)');
    expect(told).not.toContain('25 | NULL');
  });
});
