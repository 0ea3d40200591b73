import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { accountKeys } from './api.ts';
import { leavingSession } from './leave-session.ts';

/** Nothing listens to the observer: as if the menu that asked were gone. */
function leaveWith(answer: Promise<unknown>) {
  const cache = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  cache.setQueryData(accountKeys.me, { name: 'Ada' });
  const gone: (string | undefined)[] = [];
  const options = leavingSession<string | undefined>(cache, {
    leave: () => answer,
    goToSignIn: (next) => void gone.push(next),
  });
  const left = new MutationObserver(cache, options).mutate('/projects/1');
  return { left, gone, me: () => cache.getQueryData(accountKeys.me) };
}

test('who signed out is led to the sign-in page though what asked for it is gone', async () => {
  const { left, gone, me } = leaveWith(Promise.resolve());
  await left;
  expect(gone).toEqual(['/projects/1']);
  expect(me()).toBeNull();
});

test('who could not be signed out stays where they are', async () => {
  const { left, gone, me } = leaveWith(Promise.reject(new Error('no connection')));
  await expect(left).rejects.toThrow('no connection');
  expect(gone).toEqual([]);
  expect(me()).toEqual({ name: 'Ada' });
});
