import { sql } from '@loam/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  entered,
  type Joined,
  problem,
  startAccounts,
} from '../../testing/accounts.fixture.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
  await app.join('Operator');
});
afterAll(() => app.database.drop());

const askReset = (email: string) => app.send('POST /auth/request-password-reset', { body: { email } });
const reset = (token: string, new_password = 'a new password') =>
  app.send('POST /auth/reset-password', { body: { token, new_password } });
const signIn = ({ email }: Pick<Joined, 'email'>, password: string) =>
  app.send('POST /auth/sign-in/email', { body: { email, password } });
const confirm = (token: string) => app.send('POST /auth/confirm-email', { body: { token } });
const isSignedIn = async (bearer: string) => (await app.send('GET /user', { bearer })).status === 200;
const mailsTo = (email: string) => app.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
const expireLinks = () =>
  app.database.db.run(sql`update verifications set expires_at = now() - interval '1 second'`);

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends every session and proves the address', async () => {
    const ann = await app.join();
    expect(await isSignedIn(ann.token)).toBe(true);
    expect((await askReset(ann.email)).status).toBe(202);
    expect((await reset(app.mailedToken(ann.email))).status).toBe(204);
    expect(await isSignedIn(ann.token)).toBe(false);
    expect((await signIn(ann, ann.password)).status).toBe(401);
    expect(entered(await signIn(ann, 'a new password')).user.email_verified).toBe(true);
  });

  test('ends personal access tokens where the person wishes, and otherwise leaves them', async () => {
    const ann = await app.join();
    const created = await app.send('POST /user/tokens', { body: { name: 'ci' }, bearer: ann.token });
    const pat = /loam_pat_[\w-]+/.exec(JSON.stringify(created.body))?.[0] ?? '';
    await askReset(ann.email);
    await reset(app.mailedToken(ann.email));
    expect(await isSignedIn(pat)).toBe(true);
    await askReset(ann.email);
    const body = { token: app.mailedToken(ann.email), new_password: 'a newer one', revoke_tokens: true };
    expect((await app.send('POST /auth/reset-password', { body })).status).toBe(204);
    expect(await isSignedIn(pat)).toBe(false);
  });

  test('gets the same answer for an unknown address, and no mail goes out', async () => {
    const ann = await app.join();
    const before = app.mails.length;
    const unknown = await askReset('nobody@example.test');
    expect(app.mails).toHaveLength(before);
    const known = await askReset(ann.email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test('cannot be asked for one address without end, from wherever', async () => {
    const limited = await startAccounts({ database: app.database, limits: { mail: { perMinute: 3 } } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const request = { body: { email: 'nobody@example.test' }, address: `198.51.100.${n}` };
      statuses.push((await limited.send('POST /auth/request-password-reset', request)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
  });

  test('the link works once, also when opened twice at the same moment', async () => {
    const ann = await app.join();
    await askReset(ann.email);
    const token = app.mailedToken(ann.email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 410, 410]);
    expect(problem(await reset(token)).code).toBe('gone');
  });

  test('an expired, replaced or invented link changes nothing', async () => {
    const ann = await app.join();
    await askReset(ann.email);
    const first = app.mailedToken(ann.email);
    await askReset(ann.email);
    const second = app.mailedToken(ann.email);
    expect((await reset(first)).status).toBe(410);
    await expireLinks();
    expect((await reset(second)).status).toBe(410);
    const [id] = second.split('.');
    for (const token of ['x', `${id}.`, `${id}.wrong`, `${crypto.randomUUID()}.wrong`]) {
      expect((await reset(token)).status).toBe(410);
    }
    expect((await signIn(ann, ann.password)).status).toBe(200);
  });

  test('a link for something else does not reset a password', async () => {
    const ann = await app.join();
    await app.send('POST /user/email/verification', { bearer: ann.token });
    const token = app.mailedToken(ann.email);
    expect((await reset(token)).status).toBe(410);
    expect((await confirm(token)).body).toEqual({ status: 'verified', email: ann.email });
  });

  test('the stored link cannot be used by someone who reads the database', async () => {
    const ann = await app.join();
    await askReset(ann.email);
    const rows = await app.database.db.rows<{ text: string }>(
      sql`select v::text as text from verifications v`,
    );
    const secret = app.mailedToken(ann.email).split('.')[1] ?? '';
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a change of address', () => {
  const ask = (ann: Joined, body: object) => app.send('POST /user/email', { body, bearer: ann.token });

  test('needs the password and the new mailbox, and tells the old one', async () => {
    const ann = await app.join();
    const newEmail = `new-${ann.email}`;
    expect(problem(await ask(ann, { new_email: newEmail })).errors).toMatchObject([{ path: 'password' }]);
    expect(problem(await ask(ann, { new_email: newEmail, password: 'wrong' }))).toMatchObject({
      code: 'forbidden',
    });
    expect((await ask(ann, { new_email: newEmail, password: ann.password })).status).toBe(202);
    expect(mailsTo(ann.email).at(-1)).toContain('about to change');
    expect((await app.send('GET /user', { bearer: ann.token })).body).toMatchObject({ email: ann.email });
    const token = app.mailedToken(newEmail);
    expect((await confirm(token)).body).toEqual({ status: 'changed', email: newEmail });
    expect((await confirm(token)).status).toBe(410);
    const me = (await app.send('GET /user', { bearer: ann.token })).body;
    expect(me).toMatchObject({ email: newEmail, email_verified: true });
    expect((await signIn({ email: newEmail }, ann.password)).status).toBe(200);
    expect((await signIn(ann, ann.password)).status).toBe(401);
    expect(mailsTo(ann.email).at(-1)).toContain('has a new e-mail address');
  });

  test('to a taken address is answered alike; only its owner is told', async () => {
    const [ann, bob] = [await app.join(), await app.join('Bob')];
    const free = await ask(ann, { new_email: 'free@example.test', password: ann.password });
    const taken = await ask(ann, { new_email: bob.email, password: ann.password });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(mailsTo(bob.email).at(-1)).toContain('already has');
    expect(app.mailedToken(bob.email)).toBe('no mail');
  });

  test('that somebody else took meanwhile fails without harm', async () => {
    const ann = await app.join();
    const wanted = `wanted-${ann.email}`;
    await ask(ann, { new_email: wanted, password: ann.password });
    await app.send('POST /auth/sign-up/email', {
      body: { name: 'X', email: wanted, password: 'another one' },
    });
    expect((await confirm(app.mailedToken(wanted))).status).toBe(410);
    expect((await app.send('GET /user', { bearer: ann.token })).body).toMatchObject({ email: ann.email });
  });

  test('is stopped by changing the password', async () => {
    const ann = await app.join();
    const newEmail = `thief-${ann.email}`;
    await ask(ann, { new_email: newEmail, password: ann.password });
    const token = app.mailedToken(newEmail);
    const body = { current_password: ann.password, new_password: 'a new password' };
    expect((await app.send('POST /user/password', { body, bearer: ann.token })).status).toBe(204);
    expect((await confirm(token)).status).toBe(410);
  });

  test('of an account without a password must be allowed by the old mailbox first', async () => {
    const ann = await app.join();
    await app.database.db.run(sql`update identities set provider_id = 'github' where user_id = ${ann.id}`);
    const newEmail = `next-${ann.email}`;
    expect((await ask(ann, { new_email: newEmail })).status).toBe(202);
    expect(app.mailedToken(newEmail)).toBe('no mail');
    expect((await confirm(app.mailedToken(ann.email))).body).toEqual({ status: 'waiting', email: newEmail });
    expect((await confirm(app.mailedToken(newEmail))).body).toEqual({ status: 'changed', email: newEmail });
  });
});
