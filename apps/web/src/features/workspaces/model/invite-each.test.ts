import { expect, test } from 'vitest';
import { inviteEach } from './invite-each.ts';

const member = new TypeError('a member already');
const limit = new TypeError('too many');

function inviting(failures: Readonly<Record<string, Error>>) {
  const tried: string[] = [];
  const invite = async (email: string) => {
    tried.push(email);
    const failure = failures[email];
    if (failure) throw failure;
    await Promise.resolve();
  };
  return { tried, options: { invite, canGoOn: (error: unknown) => error !== limit } };
}

test('one refused address does not keep the others from being invited', async () => {
  const { options } = inviting({ b: member });
  expect(await inviteEach(['a', 'b', 'c'], options)).toEqual({
    sent: ['a', 'c'],
    refused: [{ email: 'b', error: member }],
    left: [],
  });
});

test('a reached limit stops the rest, which is handed back untried', async () => {
  const { tried, options } = inviting({ b: limit });
  const outcome = await inviteEach(['a', 'b', 'c', 'd'], options);
  expect(outcome).toEqual({ sent: ['a'], refused: [{ email: 'b', error: limit }], left: ['c', 'd'] });
  expect(tried).toEqual(['a', 'b']);
});
