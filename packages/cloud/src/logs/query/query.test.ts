import { AppError } from '@loam/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emitLogQuery, parseLogQuery } from './index.ts';

const window = { ref: 'abc', fromMicros: 1, toMicros: 2 };
const emit = (text: string) => emitLogQuery(parseLogQuery(text), window);

test('nothing of a query reaches the database but its meaning: every value is a parameter', () => {
  const { text, values } = emit(
    `
    select id, t.timestamp, event_message, request.method  as how, response.status_code
    from edge_logs as t
    cross join unnest(metadata) as m
    cross join unnest(m.request) as request
    left join unnest(m.response) as response on true
    where response.status_code >= 400 and event_message like '%it''s%'
    order by timestamp desc limit 100`,
  );
  expect(text).not.toMatch(/it's|edge|status_code|how/);
  expect(values).toContain('edge');
  expect(values).toContain("%it's%");
  expect(values).toContainEqual(['response', 'status_code']);
  expect(text).toContain('l.ref = $1::text');
});

test('what there is not, and what makes no sense, is told with its place', () => {
  const faults: readonly (readonly [string, RegExp])[] = [
    ['', /unexpected end of query/],
    ['select 1 from users', /Table "users" was not found/],
    ['select secret from edge_logs', /Unrecognized name: secret/],
    ['select id from edge_logs; drop table logs', /unexpected "drop" at \[27\]/],
    ['select id from edge_logs where id = $1', /unexpected "\$"/],
    ['select pg_sleep(10) from edge_logs', /Function not found: pg_sleep/],
    ['select id from edge_logs join unnest(other) as o', /Unrecognized name: other/],
    ["select id from edge_logs where timestamp > 'soon'", /"soon" is not a time/],
    ['select timestamp_trunc(timestamp, moon) from edge_logs', /cannot be truncated/],
    ['select cast(id as regclass) from edge_logs', /cannot be cast/],
    ['select id from edge_logs limit 1.5', /whole number/],
    [`select ${'('.repeat(100)}1 from edge_logs`, /nested too deep/],
    ['select id from edge_logs where id not 4', /unexpected "4"/],
  ];
  for (const [text, message] of faults) expect(() => emit(text), text).toThrow(message);
});

test('whatever is written ends in a statement or in a told fault, with nothing but our own words in it', () => {
  const piece = fc.constantFrom(
    ...`select distinct from where and or not in is null like ( ) , . * = <> < 'x' "y" 12 -3 count(*) edge_logs metadata m
    unnest cross join as id timestamp event_message case when then else end group by order desc limit regexp_contains
    timestamp_trunc toStartOfHour( count() minute cast string [ ] ; -- /* */ \\ ' $1`.split(/\s+/),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      try {
        const { text } = emit(`select id, ${pieces.join(' ')} from edge_logs`);
        expect(text).not.toMatch(/;|--|\/\*|'x'|pg_/);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }),
    { numRuns: 3000 },
  );
});
