import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('secrets do not reach the log', () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', sink: { write: (line) => void lines.push(line) } });
  logger.info({ token: 'tok-1', password: 'pass-1', authorization: 'auth-1', user_id: 'u1' }, 'signed in');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/tok-1|pass-1|auth-1/);
  expect(lines[0]).toContain('u1');
});

test('a child carries its fields into each line', () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', sink: { write: (line) => void lines.push(line) } });
  logger.child({ trace_id: 't9' }).warn({}, 'slow');
  expect(lines[0]).toContain('"trace_id":"t9"');
});
