import fc from 'fast-check';
import { Username } from '@loam/contract';
import { expect, test } from 'vitest';
import { maySignUp, operatorChangeFault, usernameCandidates } from './policy.ts';

test.each([
  ['open', false, false, true],
  ['invite', false, false, false],
  ['invite', false, true, true],
  ['closed', false, true, false],
  ['closed', true, false, true],
] as const)('sign-up %s, first %s, invited %s → %s', (mode, isFirst, isInvited, may) => {
  expect(maySignUp(mode, { isFirst, isInvited })).toBe(may);
});

test('whatever someone is called, there is a valid username to try, and the last one is unlikely to be taken', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, mailbox) => {
      const names = usernameCandidates({ name, email: `${mailbox}@example.test` }, '0123456789abcdef');
      expect(names.every((one) => Username.safeParse(one).success)).toBe(true);
      expect(names.at(-1)).toBe('user-01234567');
    }),
  );
});

test.each([
  ['José Ñandú', 'x@y.z', 'jose-nandu'],
  ['Admin', 'me.myself@y.z', 'me-myself'],
  ['李', 'li@y.z', 'li-01234567'],
  ['李', '李@y.z', 'user-01234567'],
])('%s <%s> is first offered %s', (name, email, username) => {
  expect(usernameCandidates({ name, email }, '0123456789abcdef')[0]).toBe(username);
});

test.each([
  [{ isSelf: false, isActiveOperator: true, staysOperator: true, otherActiveOperators: 0 }, undefined],
  [{ isSelf: true, isActiveOperator: true, staysOperator: false, otherActiveOperators: 0 }, 'last_operator'],
  [{ isSelf: true, isActiveOperator: true, staysOperator: false, otherActiveOperators: 3 }, 'own_account'],
  [{ isSelf: false, isActiveOperator: true, staysOperator: false, otherActiveOperators: 1 }, undefined],
  [{ isSelf: false, isActiveOperator: false, staysOperator: false, otherActiveOperators: 0 }, undefined],
])('a change with %j is a fault: %s', (facts, fault) => {
  expect(operatorChangeFault(facts)).toBe(fault);
});
