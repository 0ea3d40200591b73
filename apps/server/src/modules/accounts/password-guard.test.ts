import { sql } from '@loam/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, type Joined, problem, startAccounts } from '../../testing/accounts.fixture.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
  await app.join('Operator');
});
afterAll(() => app.database.drop());

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const signIn = (email: string, password: string, address = newAddress()) =>
  app.send('POST /auth/sign-in/email', { body: { email, password }, address });
const signUp = (email: string, password: string, address = newAddress()) =>
  app.send('POST /auth/sign-up/email', { body: { name: 'Guess', email, password }, address });
/** As if everybody had waited. */
const wait = () => app.database.db.run(sql`update password_attempts set waits_until = now()`);

async function guess(person: Pick<Joined, 'email'>, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await signIn(person.email, `guess ${n}`)).status);
  return statuses;
}

test('75 wrong passwords in a row are not 75 guesses, from however many addresses', async () => {
  const ann = await app.join();
  const statuses = await guess(ann, 75);
  expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  expect(statuses.slice(6).every((status) => status === 429)).toBe(true);
});

test('a hundred guesses at once are not let through before the first is counted', async () => {
  const ann = await app.join();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(ann.email, `guess ${n}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
});

test('the wait is told in seconds, grows, and ends; then the right password works and forgets the rest', async () => {
  const ann = await app.join();
  await guess(ann, 6);
  const waits: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    const answer = await signIn(ann.email, ann.password);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(problem(answer)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(problem(answer).detail).toContain(`Wait ${seconds} seconds`);
    waits.push(seconds);
    await wait();
    expect((await signIn(ann.email, 'still wrong')).status).toBe(401);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900]);
  await wait();
  expect((await signIn(ann.email, ann.password)).status).toBe(200);
  expect(await guess(ann, 5)).toEqual([401, 401, 401, 401, 401]);
});

test('an address that nobody has an account with is answered the same way', async () => {
  const unknown = { email: 'nobody-at-all@example.test' };
  expect(await guess(unknown, 8)).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
});

test('strangers cannot lock the owner out of an address they are signed in from', async () => {
  const ann = await app.join();
  const home = '203.0.113.7';
  await signIn(ann.email, ann.password, home);
  await guess(ann, 20);
  expect((await signIn(ann.email, ann.password)).status).toBe(429);
  expect((await signIn(ann.email, ann.password, home)).status).toBe(200);
  const fromHome: number[] = [];
  for (let n = 0; n < 8; n += 1) fromHome.push((await signIn(ann.email, `x${n}`, home)).status);
  expect(fromHome).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
});

test('one address that tries many accounts waits too', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let n = 0; n < 33; n += 1) {
    statuses.push((await signIn(`someone-${n}@example.test`, 'Password1', address)).status);
  }
  expect(statuses.slice(0, 31).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(31)).toEqual([429, 429]);
});

test('two processes share the count', async () => {
  const second = await startAccounts({ database: app.database });
  const ann = await app.join();
  await guess(ann, 6);
  const body = { email: ann.email, password: ann.password };
  expect((await second.send('POST /auth/sign-in/email', { body, address: newAddress() })).status).toBe(429);
});

describe('sign-up', () => {
  test('is no second way to guess: its tries count, and while they wait even the right password is not told', async () => {
    const ann = await app.join();
    for (let n = 0; n < 6; n += 1) expect((await signUp(ann.email, `a long guess ${n}`)).status).toBe(400);
    const wrong = await signUp(ann.email, 'a long guess again');
    const right = await signUp(ann.email, ann.password);
    expect(problem(right)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect({ ...problem(right), trace_id: '' }).toEqual({ ...problem(wrong), trace_id: '' });
    expect((await signIn(ann.email, ann.password)).status).toBe(429);
  });

  test('of new people is not slowed down by it', async () => {
    const address = newAddress();
    for (let n = 0; n < 33; n += 1) await signIn(`other-${n}@example.test`, 'Password1', address);
    expect((await signUp('new-person@example.test', 'a good password', address)).status).toBe(200);
  });
});

test('a session cannot guess its own password either, and a new password forgets the count', async () => {
  const ann = await app.join();
  const change = (current_password: string) =>
    app.send('POST /user/password', {
      body: { current_password, new_password: 'another one' },
      bearer: ann.token,
    });
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await change(`guess ${n}`)).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429]);
  await app.send('POST /auth/request-password-reset', { body: { email: ann.email } });
  const body = { token: app.mailedToken(ann.email), new_password: 'a chosen one' };
  expect((await app.send('POST /auth/reset-password', { body })).status).toBe(204);
  expect((await signIn(ann.email, 'a chosen one')).status).toBe(200);
});
