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
  const project = '/projects/0e2b7c1a-7b1f-4c1e-9a55-3f6f0a9d2b11';
  expect(invitationTokenOf(`${project}?magic_link=${token.slice(1)}`)).toBe(token.slice(1));
  for (const next of ['/', '/invitations/', `/projects/${token}`, `/invitations/${token}/x`])
    expect(invitationTokenOf(next)).toBeUndefined();
});
