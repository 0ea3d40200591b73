import { expect, test } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

test.each([
  ['a@x.org', ['a@x.org']],
  ['a@x.org, b@x.org;c@x.org\nd@x.org e@x.org', ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org']],
  ['Ada Byron <ada@x.org>, "Brown, Bo" <bo@x.org>', ['ada@x.org', 'bo@x.org']],
  ['A@X.org a@x.org', ['a@x.org']],
  ['  \n , ; ', []],
])('addresses are found in %j', (text, expected) => {
  expect(parseAddresses(text)).toEqual({ addresses: expected, invalid: [] });
});

test('what is no address is named, not dropped', () => {
  expect(parseAddresses('ada@x.org, bo at x.org')).toEqual({
    addresses: ['ada@x.org'],
    invalid: ['bo', 'at', 'x.org'],
  });
});
