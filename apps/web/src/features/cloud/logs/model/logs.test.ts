import { enums } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { formatMicros, linesAsJson, linesOfPages, readLines, statusOf } from './log-line.ts';
import { cleanSearch, logQuery, logSources, statusesOf } from './log-query.ts';

const plain = { type: 'postgresql', search: '', statuses: [] } as const;

describe('the query for lines', () => {
  test('asks for the newest hundred of its type', () => {
    expect(logQuery(plain)).toBe(
      'select id, timestamp, event_message, metadata from postgres_logs order by timestamp desc limit 100',
    );
  });

  test('each of the twelve types has a table of its own', () => {
    const tables = enums.logs.types.map((type) => logSources[type].table);
    expect(new Set(tables).size).toBe(12);
  });

  test.each([
    ["it's", "event_message ilike '%it''s%'"],
    ["' or 1=1 --", "event_message ilike '%'' or 1=1 --%'"],
    ['100% sure\\', "event_message ilike '%100 sure%'"],
  ])('the search %s stays a text', (search, condition) => {
    expect(logQuery({ ...plain, search })).toContain(`where ${condition} order by`);
  });

  test('what has no use in a search is taken out', () => {
    expect(cleanSearch(' naïve `x` %_\u0000 日本 ')).toBe('naïve x _ 日本');
  });

  test('statuses are levels or answers, as the type has them', () => {
    expect(statusesOf('edge')).toContain('5xx');
    expect(logQuery({ ...plain, type: 'edge', statuses: ['4xx', '5xx'] })).toContain(
      'where ((metadata.response.status_code >= 400 and metadata.response.status_code < 500) or (metadata.response.status_code >= 500 and metadata.response.status_code < 600)) order',
    );
    expect(logQuery({ ...plain, statuses: ['warning'] })).toContain("severity_text in ('WARNING', 'WARN')");
  });

  test('one function, and up to where the page before ended', () => {
    expect(
      logQuery({ ...plain, type: 'function', functionId: 'f-1', untilMicros: 1_700_000_000_000_123 }),
    ).toContain("where metadata.function_id = 'f-1' and timestamp <= 1700000000000123 order by");
  });
});

describe('lines', () => {
  const row = {
    id: 'a',
    timestamp: 1_700_000_000_123_456,
    event_message: 'hello',
    metadata: [{ level: 'error' }],
  };

  test('are read with their metadata; what is no line is left out', () => {
    const [line] = readLines([row, { id: 1 }]);
    expect(line?.metadata).toEqual({ level: 'error' });
    expect(readLines([null, 3])).toEqual([]);
  });

  test('of two pages that share a moment stand once', () => {
    const [line] = readLines([row]);
    const [other] = readLines([{ ...row, id: 'b' }]);
    if (!line || !other) throw new TypeError('lines are needed');
    expect(linesOfPages([[line, other], [other]]).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(JSON.parse(linesAsJson([line]))).toHaveLength(1);
  });

  test('show their status', () => {
    const [line] = readLines([row]);
    const [answer] = readLines([{ ...row, metadata: { response: { status_code: 404 } } }]);
    if (!line || !answer) throw new TypeError('lines are needed');
    expect(statusOf('postgresql', line)).toEqual({ label: 'ERROR', tone: 'danger' });
    expect(statusOf('edge', answer)).toEqual({ label: '404', tone: 'warning' });
    expect(statusOf('edge', line)).toBeUndefined();
  });

  test('show microseconds', () => {
    expect(formatMicros(1_700_000_000_123_456)).toMatch(/^2023-11-1\d \d\d:\d\d:20\.123456$/);
  });
});
