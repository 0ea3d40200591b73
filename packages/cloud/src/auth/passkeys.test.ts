import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestAuthenticator } from './authenticator.fixture.ts';
import { readCbor } from './crypto/cbor.ts';
import { startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
}, 180_000);
afterAll(() => auth[Symbol.asyncDispose]());
const passkeys = { passkey_enabled: true, mailer_autoconfirm: true };
beforeEach(() => auth.set(passkeys));

interface Told {
  readonly id?: string;
  readonly challenge_id: string;
  readonly options: { readonly challenge: string; readonly user?: { readonly id: string } };
  readonly error_code?: string;
  readonly access_token?: string;
  readonly user?: { readonly id: string };
  readonly amr?: readonly { readonly method: string }[];
}

async function call(line: string, body?: object, token?: string) {
  const [method = '', path = ''] = line.split(' ');
  const reply = await auth.request(method, path, {
    ...(body && { body }),
    ...(token !== undefined && { token }),
  });
  const told: Told = reply.text === '' ? {} : JSON.parse(reply.text);
  return { status: reply.status, told, text: reply.text };
}

async function person() {
  const email = `p-${randomUUID().slice(0, 12)}@example.com`;
  const { data } = await auth.client().auth.signUp({ email, password: 'correct horse' });
  if (!data.session || !data.user) throw new TypeError('not signed up');
  return { id: data.user.id, token: data.session.access_token };
}

async function register(token: string, authenticator: TestAuthenticator) {
  const { told } = await call('POST /passkeys/registration/options', {}, token);
  const credential = authenticator.register(told.options.challenge);
  return call('POST /passkeys/registration/verify', { challenge_id: told.challenge_id, credential }, token);
}

async function signIn(userId: string, authenticator: TestAuthenticator) {
  const { told } = await call('POST /passkeys/authentication/options', {});
  const credential = authenticator.signIn(told.options.challenge, userId);
  return call('POST /passkeys/authentication/verify', { challenge_id: told.challenge_id, credential });
}

test('a passkey of each kind opens a session, is listed, named and taken away', async () => {
  const ann = await person();
  for (const kind of ['ES256', 'EdDSA', 'RS256'] as const) {
    const authenticator = new TestAuthenticator({ kind });
    const { told: made } = await register(ann.token, authenticator);
    expect(await signIn(ann.id, authenticator)).toMatchObject({
      status: 200,
      told: { user: { id: ann.id }, access_token: expect.any(String) },
    });
    const again = await register(ann.token, authenticator);
    expect(again).toMatchObject({ status: 422, told: { error_code: 'webauthn_credential_exists' } });
    const named = await call(`PATCH /passkeys/${made.id}`, { friendly_name: 'Phone' }, ann.token);
    expect(named.told).toMatchObject({
      id: made.id,
      friendly_name: 'Phone',
      last_used_at: expect.any(String),
    });
    expect((await call('GET /passkeys', undefined, ann.token)).text).toContain(`"${made.id}"`);
    const bob = await person();
    expect((await call(`DELETE /passkeys/${made.id}`, undefined, bob.token)).status).toBe(404);
    expect((await call(`DELETE /passkeys/${made.id}`, undefined, ann.token)).status).toBe(204);
    expect((await signIn(ann.id, authenticator)).told.error_code).toBe('webauthn_verification_failed');
  }
});

test('what another site, another challenge or a copy says proves nothing', async () => {
  const ann = await person();
  const refused = { status: 400, told: { error_code: 'webauthn_verification_failed' } };
  const strangers = [{ origin: 'http://evil.example' }, { rpId: 'evil.example' }];
  for (const stranger of strangers)
    expect(await register(ann.token, new TestAuthenticator(stranger))).toMatchObject(refused);
  const authenticator = new TestAuthenticator();
  await register(ann.token, authenticator);
  const bob = await person();
  expect(await signIn(bob.id, authenticator)).toMatchObject(refused);
  const { told } = await call('POST /passkeys/authentication/options', {});
  const wrong = { challenge_id: told.challenge_id, credential: authenticator.signIn('bm8', ann.id) };
  expect(await call('POST /passkeys/authentication/verify', wrong)).toMatchObject(refused);
  // The challenge is used up by the wrong answer.
  const late = { ...wrong, credential: authenticator.signIn(told.options.challenge, ann.id) };
  const gone = { status: 400, told: { error_code: 'webauthn_challenge_not_found' } };
  expect(await call('POST /passkeys/authentication/verify', late)).toMatchObject(gone);
  authenticator.count = 5;
  expect((await signIn(ann.id, authenticator)).status).toBe(200);
  expect(await signIn(ann.id, authenticator)).toMatchObject(refused);
});

test('an expired challenge, a stranger’s registration and a project without passkeys are refused', async () => {
  const [ann, bob] = [await person(), await person()];
  const authenticator = new TestAuthenticator();
  const { told } = await call('POST /passkeys/registration/options', {}, ann.token);
  const answer = {
    challenge_id: told.challenge_id,
    credential: authenticator.register(told.options.challenge),
  };
  const stolen = await call('POST /passkeys/registration/verify', answer, bob.token);
  expect(stolen.told.error_code).toBe('webauthn_challenge_not_found');
  auth.wait(301);
  const late = await call('POST /passkeys/registration/verify', answer, ann.token);
  expect(late.told.error_code).toBe('webauthn_challenge_expired');
  auth.set({ passkey_enabled: false });
  const off = await call('POST /passkeys/authentication/options', {});
  expect(off).toMatchObject({ status: 404, told: { error_code: 'passkey_disabled' } });
});

test('bytes that are no credential are read as none', () => {
  const broken = ['', '5f', 'a1', 'ba7fffffff', '81'.repeat(20), '9f', 'fb', 'a2010101', 'a201010102'];
  for (const bytes of broken) expect(readCbor(Buffer.from(bytes, 'hex'))).toBeUndefined();
  expect(readCbor(Buffer.from('a20102f581f6', 'hex'))).toBeUndefined();
  expect(readCbor(Buffer.from('82182af5', 'hex'))?.value).toEqual([42, true]);
});
