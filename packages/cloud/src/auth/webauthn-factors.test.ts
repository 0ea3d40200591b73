import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestAuthenticator } from './authenticator.fixture.ts';
import { startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
}, 60_000);
afterAll(() => auth[Symbol.asyncDispose]());
const enabled = {
  mfa_web_authn_enroll_enabled: true,
  mfa_web_authn_verify_enabled: true,
  mailer_autoconfirm: true,
};
beforeEach(() => auth.set(enabled));

interface Told {
  readonly id?: string;
  readonly type?: string;
  readonly webauthn?: {
    readonly type: string;
    readonly credential_options: {
      readonly publicKey: {
        readonly challenge: string;
        readonly allowCredentials?: readonly { readonly id: string }[];
      };
    };
  };
  readonly access_token?: string;
  readonly error_code?: string;
}

async function call(line: string, token: string, body: object = {}) {
  const [method = '', path = ''] = line.split(' ');
  const reply = await auth.request(method, path, { body, token });
  const told: Told = reply.text === '' ? {} : JSON.parse(reply.text);
  return { status: reply.status, told };
}

async function person() {
  const email = `w-${randomUUID().slice(0, 12)}@example.com`;
  const password = 'correct horse';
  const { data } = await auth.client().auth.signUp({ email, password });
  if (!data.session || !data.user) throw new TypeError('not signed up');
  const signIn = async () => {
    const again = await auth.client().auth.signInWithPassword({ email, password });
    return again.data.session?.access_token ?? '';
  };
  return { id: data.user.id, token: data.session.access_token, signIn };
}

async function challenge(token: string, factorId: string) {
  const { told } = await call(`POST /factors/${factorId}/challenge`, token, {
    webauthn: { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] },
  });
  return { id: told.id ?? '', asked: told.webauthn };
}

type Challenged = Awaited<ReturnType<typeof challenge>>;
const words = ({ asked }: Challenged) => asked?.credential_options.publicKey.challenge ?? '';

const verify = (
  token: string,
  factorId: string,
  answer: { readonly id: string; readonly type: 'create' | 'request'; readonly credential: object },
) =>
  call(`POST /factors/${factorId}/verify`, token, {
    challenge_id: answer.id,
    webauthn: { type: answer.type, rpId: 'localhost', credential_response: answer.credential },
  });

async function enrolled(authenticator: TestAuthenticator) {
  const ann = await person();
  const { told } = await call('POST /factors', ann.token, { factor_type: 'webauthn', friendly_name: 'key' });
  const factorId = told.id ?? '';
  const asked = await challenge(ann.token, factorId);
  const credential = authenticator.register(words(asked));
  const made = await verify(ann.token, factorId, { id: asked.id, type: 'create', credential });
  return { ann, factorId, made, asked };
}

const aalOf = (token = '') => {
  const claims: { readonly aal?: string } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8') || '{}',
  );
  return claims.aal;
};

test('a key is enrolled, and raises later sessions by proving that it is there', async () => {
  const authenticator = new TestAuthenticator();
  const { ann, factorId, made, asked } = await enrolled(authenticator);
  expect(asked.asked?.type).toBe('create');
  expect([made.status, aalOf(made.told.access_token)]).toEqual([200, 'aal2']);
  const later = await ann.signIn();
  expect(aalOf(later)).toBe('aal1');
  const request = await challenge(later, factorId);
  expect(request.asked).toMatchObject({
    type: 'request',
    credential_options: {
      publicKey: { allowCredentials: [{ id: authenticator.credentialId.toString('base64url') }] },
    },
  });
  authenticator.count += 1;
  const credential = authenticator.signIn(words(request), ann.id);
  const raised = await verify(later, factorId, { id: request.id, type: 'request', credential });
  expect([raised.status, aalOf(raised.told.access_token)]).toEqual([200, 'aal2']);
});

test('another key, another site, an old challenge, a copied key and a code prove nothing', async () => {
  const authenticator = new TestAuthenticator();
  const { ann, factorId } = await enrolled(authenticator);
  const later = await ann.signIn();
  const first = await challenge(later, factorId);
  const refused = { status: 422, told: { error_code: 'mfa_verification_failed' } };
  const tryWith = async (credential: object, at: Challenged, type: 'create' | 'request' = 'request') =>
    expect(await verify(later, factorId, { id: at.id, type, credential })).toMatchObject(refused);
  await tryWith(new TestAuthenticator().signIn(words(first), ann.id), first);
  await tryWith(
    new TestAuthenticator({ origin: 'https://evil.example' }).signIn(words(first), ann.id),
    first,
  );
  // Whoever has the password alone must not put another key in the place of this one.
  await tryWith(new TestAuthenticator().register(words(first)), first, 'create');
  authenticator.count = 5;
  const second = await challenge(later, factorId);
  await tryWith(authenticator.signIn(words(first), ann.id), second);
  const good = authenticator.signIn(words(second), ann.id);
  expect((await verify(later, factorId, { id: second.id, type: 'request', credential: good })).status).toBe(
    200,
  );
  const again = await ann.signIn();
  const third = await challenge(again, factorId);
  authenticator.count = 2;
  const copied = authenticator.signIn(words(third), ann.id);
  expect(await verify(again, factorId, { id: third.id, type: 'request', credential: copied })).toMatchObject(
    refused,
  );
  const byCode = await call(`POST /factors/${factorId}/verify`, again, {
    challenge_id: third.id,
    code: '123456',
  });
  expect(byCode.status).toBe(400);
});

test('where it is not switched on nobody enrols or uses one', async () => {
  const { ann, factorId } = await enrolled(new TestAuthenticator());
  auth.set({ ...enabled, mfa_web_authn_enroll_enabled: false, mfa_web_authn_verify_enabled: false });
  const bob = await person();
  expect(await call('POST /factors', bob.token, { factor_type: 'webauthn' })).toMatchObject({
    status: 422,
    told: { error_code: 'mfa_webauthn_enroll_not_enabled' },
  });
  expect(await call(`POST /factors/${factorId}/challenge`, await ann.signIn())).toMatchObject({
    status: 422,
    told: { error_code: 'mfa_webauthn_verify_not_enabled' },
  });
});
