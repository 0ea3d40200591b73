import { generateKeyPairSync, randomUUID, sign, type JsonWebKey } from 'node:crypto';
import { startFakeWeb, type FakeAnswer, type FakeRequest, type FakeWeb } from './fake-web.ts';

/** The person who is signed in at the provider. */
export interface OAuthPerson {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

export interface OAuthProviderServer extends FakeWeb {
  /** Whoever visits the consent page from now on. */
  visitAs(person: OAuthPerson): void;
  /** The person says no. */
  refuse(): void;
  /** An ID token as the provider's own button gives it to an app. */
  idToken(claims: Readonly<Record<string, unknown>>): string;
}

export const OAUTH_CLIENT = { id: 'client-1', secret: 'client-secret' } as const;

/** Google and GitHub as an OAuth client meets them: consent page, one-use codes, token and profile endpoints, keys. */
export async function startOAuthProvider(): Promise<OAuthProviderServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { readonly person: OAuthPerson; readonly redirectUri: string }>();
  const tokens = new Map<string, OAuthPerson>();
  let visitor: OAuthPerson | undefined;

  const consent = (url: URL): FakeAnswer => {
    const target = new URL(url.searchParams.get('redirect_uri') ?? '');
    target.searchParams.set('state', url.searchParams.get('state') ?? '');
    if (url.searchParams.get('client_id') !== OAUTH_CLIENT.id) return { status: 400, body: 'invalid_client' };
    if (visitor === undefined) {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The user denied the request');
    } else {
      const code = randomUUID();
      codes.set(code, { person: visitor, redirectUri: url.searchParams.get('redirect_uri') ?? '' });
      target.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: target.href } };
  };

  const exchange = (form: URLSearchParams): FakeAnswer => {
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const isClient =
      form.get('client_id') === OAUTH_CLIENT.id && form.get('client_secret') === OAUTH_CLIENT.secret;
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } };
    const isGood =
      form.get('grant_type') === 'authorization_code' && grant?.redirectUri === form.get('redirect_uri');
    if (grant === undefined || !isGood) return { status: 400, body: { error: 'invalid_grant' } };
    const accessToken = `at-${randomUUID()}`;
    tokens.set(accessToken, grant.person);
    return {
      body: { access_token: accessToken, refresh_token: 'rt-1', token_type: 'Bearer', expires_in: 3599 },
    };
  };

  const jwk: JsonWebKey = publicKey.export({ format: 'jwk' });
  const web = await startFakeWeb((request) => {
    const place = `${request.url.host}${request.url.pathname}`;
    switch (place) {
      case 'accounts.google.com/o/oauth2/v2/auth':
      case 'github.com/login/oauth/authorize':
        return consent(request.url);
      case 'oauth2.googleapis.com/token':
      case 'github.com/login/oauth/access_token':
        return exchange(new URLSearchParams(request.body));
      case 'www.googleapis.com/oauth2/v3/certs':
        return { body: { keys: [{ ...jwk, kid: 'g1', alg: 'RS256', use: 'sig' }] } };
      default:
        return profileOf(request, tokens.get(bearerOf(request)));
    }
  });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    ...web,
    visitAs: (person) => {
      visitor = person;
    },
    refuse: () => {
      visitor = undefined;
    },
    idToken: (claims) => {
      const body = `${encode({ alg: 'RS256', kid: 'g1', typ: 'JWT' })}.${encode(claims)}`;
      return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
    },
  };
}

function bearerOf(request: FakeRequest): string {
  return request.headers.authorization?.replace(/^Bearer /, '') ?? '';
}

function profileOf(request: FakeRequest, person: OAuthPerson | undefined): FakeAnswer {
  if (person === undefined) return { status: 401, body: { error: 'invalid_token' } };
  const { id, email, name, isEmailVerified } = person;
  if (request.url.host !== 'api.github.com') {
    const picture = 'https://pictures.example/1';
    return { body: { sub: id, email, email_verified: isEmailVerified, name, picture } };
  }
  if (request.url.pathname === '/user/emails') {
    return { body: [{ email, primary: true, verified: isEmailVerified }] };
  }
  return { body: { id: Number(id), login: name.toLowerCase(), name, email: null } };
}
