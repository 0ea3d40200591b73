import { expect, test } from 'vitest';
import type { LogEvent } from './event.ts';
import { createPostgresLines } from './postgres-lines.ts';

const mine = 'cloud_abcdefghijklmnopqrst';

function eventsOf(lines: readonly string[]): readonly LogEvent[] {
  const events: LogEvent[] = [];
  const taker = createPostgresLines((event) => events.push(event));
  for (const line of lines) taker.take(line);
  taker.flush();
  return events;
}

test('an error is one line with its statement, its code and the moment', () => {
  const events = eventsOf([
    `1763301234.567|${mine}|authenticator|42P01|ERROR:  relation "trees" does not exist at character 15`,
    `1763301234.567|${mine}|authenticator|42P01|HINT:  Look again.`,
    `1763301234.567|${mine}|authenticator|42P01|STATEMENT:  select *`,
    '\tfrom trees',
  ]);
  expect(events).toEqual([
    {
      ref: 'abcdefghijklmnopqrst',
      source: 'postgres',
      timestampMicros: 1_763_301_234_567_000,
      message: 'relation "trees" does not exist at character 15',
      metadata: {
        parsed: {
          error_severity: 'ERROR',
          user_name: 'authenticator',
          sql_state_code: '42P01',
          hint: 'Look again.',
          query: 'select *\nfrom trees',
        },
      },
    },
  ]);
});

test('lines of the server, of its own databases and without a beginning belong to nobody', () => {
  expect(
    eventsOf([
      '1763301234.567||||LOG:  checkpoint starting: time',
      '1763301234.567|loam_cloud|loam|23505|ERROR:  duplicate key',
      '1763301234.567|loam_cloud|loam|23505|STATEMENT:  insert into secrets',
      `1763301234.567|cloud_template_1|loam|23505|ERROR:  duplicate key`,
      '\tmore of it',
      'no such line',
    ]),
  ).toEqual([]);
});

test('what another database says ends the line before it', () => {
  const other = 'cloud_bbbbbbbbbbbbbbbbbbbb';
  const events = eventsOf([
    `1.5|${mine}|anon|42501|ERROR:  permission denied`,
    `1.6|${other}|anon|57014|ERROR:  canceling statement`,
    `1.6|${other}|anon|57014|STATEMENT:  select pg_sleep(9)`,
  ]);
  expect(events.map(({ ref, message }) => [ref, message])).toEqual([
    ['abcdefghijklmnopqrst', 'permission denied'],
    ['bbbbbbbbbbbbbbbbbbbb', 'canceling statement'],
  ]);
  expect(JSON.stringify(events[0])).not.toContain('pg_sleep');
});
