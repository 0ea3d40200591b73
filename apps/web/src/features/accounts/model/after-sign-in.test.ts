import { expect, test } from 'vitest';
import { invitationTokenOf, safeNext } from './after-sign-in.ts';

test.each([
  ['/projects/1?view=preview', '/projects/1?view=preview'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?next=/', '/'],
  ['/sign-up', '/'],
])('after signing in, %j leads to %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test('the code of an invitation is read from where someone goes next, and from nowhere else', () => {
  const token = 'a-_9'.repeat(11);
  expect(invitationTokenOf(`/invitations/${token}`)).toBe(token);
  for (const next of ['/', '/invitations/', `/projects/${token}`, `/invitations/${token}/x`])
    expect(invitationTokenOf(next)).toBeUndefined();
});
