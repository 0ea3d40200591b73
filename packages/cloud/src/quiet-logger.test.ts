import { silentLogger } from '@loam/kernel';
import { expect, test } from 'vitest';
import { quietLogger } from './quiet-logger.ts';

test('the same about the same cloud is said once a minute, with how often it was not', () => {
  const clock = { ms: 1_000_000, now: () => new Date(clock.ms) };
  const said: object[] = [];
  const logger = quietLogger(
    { ...silentLogger, warn: (fields, message) => said.push({ ...fields, message }) },
    clock,
  );
  const warn = (ref: string, message: string) => logger.warn({ ref, error: 'gone' }, message);
  for (let count = 0; count < 5; count += 1) warn('one', 'the database is away');
  warn('two', 'the database is away');
  warn('one', 'something else');
  clock.ms += 60_000;
  warn('one', 'the database is away');
  warn('two', 'the database is away');
  expect(said).toEqual([
    { ref: 'one', error: 'gone', message: 'the database is away' },
    { ref: 'two', error: 'gone', message: 'the database is away' },
    { ref: 'one', error: 'gone', message: 'something else' },
    { ref: 'one', error: 'gone', message: 'the database is away', unsaid: 4 },
    { ref: 'two', error: 'gone', message: 'the database is away' },
  ]);
});
