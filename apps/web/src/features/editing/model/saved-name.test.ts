import { expect, test } from 'vitest';
import { savedName } from './saved-name.ts';

test.each([
  ['attachment; filename="tennis.zip"', 'tennis.zip'],
  [`attachment; filename="caf_.zip"; filename*=UTF-8''caf%C3%A9.zip`, 'café.zip'],
  ['attachment; filename=tennis.zip', 'tennis.zip'],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`, 'passwd'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, 'fallback.zip'],
  ['attachment', 'fallback.zip'],
  [null, 'fallback.zip'],
])('%s is saved as %s', (header, name) => {
  expect(savedName(header, 'fallback.zip')).toBe(name);
});
