import { afterAll, expect, test } from 'vitest';
import { type AccountsApp, cookieOf, entered, startAccounts } from './accounts.fixture.ts';

const started: AccountsApp[] = [];

async function start(...options: Parameters<typeof startAccounts>): Promise<AccountsApp> {
  const app = await startAccounts(...options);
  started.push(app);
  return app;
}

afterAll(() => Promise.all(started.map((app) => app.database.drop())));

const ann = { name: 'Ann Example', email: 'ann@example.test', password: 'correct horse battery' };

test('sign-up answers a token and the account, and both the token and the cookie are let in', async () => {
  const { send, events } = await start();
  const answer = await send('POST /auth/sign-up/email', { body: { ...ann, email: ' Ann@Example.test' } });
  expect(answer.status).toBe(200);
  const { token, user } = entered(answer);
  expect(user).toMatchObject({ name: 'Ann Example', email: 'ann@example.test', username: 'ann-example' });
  expect((await send('GET /user', { bearer: token })).body).toMatchObject({ id: user.id });
  expect((await send('GET /user', { cookie: cookieOf(answer) })).body).toMatchObject({ id: user.id });
  expect(events).toEqual([
    { name: 'account.created', event: { userId: user.id, email: 'ann@example.test' } },
  ]);
});
