import { sql } from '@loam/db';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  type AccountsApp,
  cookieOf,
  origin,
  problem,
  startAccounts,
} from '../../testing/accounts.fixture.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts({ env: { GITHUB_CLIENT_ID: 'client', GITHUB_CLIENT_SECRET: 'hidden' } });
  await app.join('Operator');
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => app.database.drop());

/** GitHub as far as a sign-in asks it. */
function stubGitHub(person: { readonly id: number; readonly email: string; readonly name: string }): void {
  const answers: Readonly<Record<string, unknown>> = {
    'https://github.com/login/oauth/access_token': {
      access_token: 'gho_x',
      token_type: 'bearer',
      scope: 'user:email',
    },
    'https://api.github.com/user': { ...person, login: 'octo', avatar_url: 'https://evil.example/x.png' },
    'https://api.github.com/user/emails': [{ email: person.email, primary: true, verified: true }],
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input);
    return Response.json(answers[url] ?? {}, { status: url in answers ? 200 : 404 });
  });
}

async function begin(return_to = '/projects') {
  const answer = await app.send('POST /auth/sign-in/social', { body: { provider: 'github', return_to } });
  const { url } = z.object({ url: z.string() }).parse(answer.body);
  return { url: new URL(url), state: new URL(url).searchParams.get('state') ?? '', cookie: cookieOf(answer) };
}

async function comeBack(query: string, cookie = '') {
  const request = new Request(`${origin}/api/auth/callback/github?${query}`, { headers: { cookie } });
  return app.app.fetch(request, { address: '192.0.2.1' });
}

function sessionCookieOf(response: Response): string | undefined {
  return response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('loam.session_token='))
    ?.split(';')[0];
}

test('the browser is sent to the provider with state, PKCE and our own callback', async () => {
  const { url } = await begin();
  expect(url.origin).toBe('https://github.com');
  expect(url.searchParams.get('redirect_uri')).toBe(`${origin}/api/auth/callback/github`);
  expect(url.searchParams.get('state')?.length).toBeGreaterThan(20);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
});

test('on https the library names its cookies so that only this host can set them', async () => {
  const env = {
    GITHUB_CLIENT_ID: 'client',
    GITHUB_CLIENT_SECRET: 'hidden',
    LOAM_PUBLIC_URL: 'https://loam.example',
  };
  const secure = await startAccounts({ env, database: app.database });
  const answer = await secure.send('POST /auth/sign-in/social', {
    body: { provider: 'github', return_to: '/' },
  });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-loam\.(?!.*Domain).*Path=\/;.*Secure/);
  stubGitHub({ id: 8, email: 'octo-secure@example.test', name: 'Octo Secure' });
  const state = new URL(z.object({ url: z.string() }).parse(answer.body).url).searchParams.get('state');
  const back = await secure.app.fetch(
    new Request(`https://loam.example/api/auth/callback/github?code=abc&state=${state}`, {
      headers: { cookie: cookieOf(answer) },
    }),
    { address: '192.0.2.1' },
  );
  const session = back.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-loam.session_token='));
  expect(session).toMatch(/Path=\/;.*Secure/);
  expect((await secure.send('GET /user', { cookie: session?.split(';')[0] ?? '' })).status).toBe(200);
});

test('coming back makes an account with a verified address, no foreign picture, and a session', async () => {
  stubGitHub({ id: 7, email: 'octo@example.test', name: 'Octo Cat' });
  const { state, cookie } = await begin();
  const response = await comeBack(`code=abc&state=${state}`, cookie);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${origin}/projects`);
  const me = await app.send('GET /user', { cookie: sessionCookieOf(response) ?? '' });
  expect(me.body).toMatchObject({
    email: 'octo@example.test',
    email_verified: true,
    username: 'octo-cat',
    role: 'user',
    has_password: false,
    providers: ['github'],
    avatar_url: null,
  });
  const row = await app.database.db.one<{ text: string }>(
    sql`select i::text as text from identities i where provider_id = 'github'`,
  );
  expect(row.text).not.toContain('gho_x');
});

test('a state works once, and only in the browser that began', async () => {
  stubGitHub({ id: 8, email: 'once@example.test', name: 'Once' });
  const { state, cookie } = await begin();
  const elsewhere = await comeBack(`code=abc&state=${state}`);
  expect(sessionCookieOf(elsewhere)).toBeUndefined();
  const second = await begin();
  expect(sessionCookieOf(await comeBack(`code=abc&state=${second.state}`, second.cookie))).toBeDefined();
  expect(sessionCookieOf(await comeBack(`code=abc&state=${second.state}`, second.cookie))).toBeUndefined();
  expect(sessionCookieOf(await comeBack('code=abc&state=invented', cookie))).toBeUndefined();
});

test('an account that someone made with a password is not handed over to the provider’s identity', async () => {
  const squatter = await app.join('Squatter');
  stubGitHub({ id: 9, email: squatter.email, name: 'Victim' });
  const { state, cookie } = await begin();
  const response = await comeBack(`code=abc&state=${state}`, cookie);
  expect(sessionCookieOf(response)).toBeUndefined();
  expect(response.headers.get('location')).toContain(`${origin}/sign-in?error=`);
});

test('closed sign-up also holds for providers, and a disabled account stays out', async () => {
  stubGitHub({ id: 10, email: 'late@example.test', name: 'Late' });
  await app.accounts.settings.setSignUpMode('closed');
  const first = await begin();
  const refused = await comeBack(`code=abc&state=${first.state}`, first.cookie);
  expect(refused.headers.get('location')).toContain('error=sign_up_closed');
  await app.accounts.settings.setSignUpMode('open');
  stubGitHub({ id: 7, email: 'octo@example.test', name: 'Octo Cat' });
  await app.database.db.run(sql`update users set disabled_at = now() where email = 'octo@example.test'`);
  const second = await begin();
  expect(sessionCookieOf(await comeBack(`code=abc&state=${second.state}`, second.cookie))).toBeUndefined();
});

test('the return address is a path of ours', async () => {
  for (const return_to of ['https://evil.example', '//evil.example', '/\\evil.example', 'projects']) {
    const answer = await app.send('POST /auth/sign-in/social', { body: { provider: 'github', return_to } });
    expect(answer.status).toBe(400);
  }
});

test('a provider that is not configured, and the library’s other calls, are not there', async () => {
  const google = await app.send('POST /auth/sign-in/social', { body: { provider: 'google' } });
  expect(problem(google)).toMatchObject({ status: 404, code: 'not_found' });
  for (const route of [
    'GET /auth/get-session',
    'POST /auth/update-user',
    'POST /auth/delete-user',
    'GET /auth/ok',
  ]) {
    expect(problem(await app.send(route, route.startsWith('POST') ? { body: {} } : {}))).toMatchObject({
      status: 404,
    });
  }
});
