import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { accountKeys } from '../features/accounts/api.ts';
import { watchSession } from './session-watch.ts';

function watched() {
  const client = new QueryClient();
  const heard: string[] = [];
  watchSession(client, { onLost: () => heard.push('lost'), onChanged: () => heard.push('changed') });
  const answer = (me: object | null) =>
    client.fetchQuery({ queryKey: accountKeys.me, queryFn: () => me, staleTime: 0 });
  return { client, heard, answer };
}

describe('watchSession', () => {
  test('tells of a session that the server no longer knows', async () => {
    const { heard, answer } = watched();
    await answer({ id: 'ada' });
    await answer(null);
    expect(heard).toEqual(['changed', 'changed', 'lost']);
  });

  test('is silent for visitors and while the same person stays', async () => {
    const { heard, answer } = watched();
    await answer(null);
    expect(heard).toEqual([]);
    await answer({ id: 'ada', name: 'Ada' });
    await answer({ id: 'ada', name: 'Ada Field' });
    expect(heard).toEqual(['changed']);
  });

  test('takes signing out on this page for no loss', () => {
    const { client, heard } = watched();
    client.setQueryData(accountKeys.me, { id: 'ada' });
    client.clear();
    client.setQueryData(accountKeys.me, null);
    expect(heard).toEqual(['changed', 'changed']);
  });

  test('leaves what belongs to the account alone', () => {
    const { client, heard } = watched();
    client.setQueryData(accountKeys.sessions, []);
    expect(heard).toEqual([]);
  });
});
