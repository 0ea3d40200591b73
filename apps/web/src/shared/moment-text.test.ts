import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('a moment is said by its day and its minute', () => {
  expect(momentText('2026-05-05T12:30:59')).toMatch(/^May 5, 2026, 12:30\sPM$/);
});
