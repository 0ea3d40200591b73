import { createHash } from 'node:crypto';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { limitRequests, type Context } from '../context.ts';
import { isEqual } from '../crypto/codes.ts';
import { authError, invalid } from '../errors.ts';
import { isJson, json, readBody, text, type AuthResponse } from '../http.ts';
import { describe, getJson, type ExternalUser, type OAuthProvider } from '../oauth/provider.ts';
import { oauthProviders } from '../oauth/providers.data.ts';
import { issueSession } from '../session.ts';
import { signInExternal } from './external-account.ts';

/** The app got an ID token from the provider itself, for instance from Google's own button. */
export async function signInWithIdToken(context: Context): Promise<AuthResponse> {
  const body = readBody(context.request);
  const [idToken, name] = [text(body, 'id_token'), text(body, 'provider')];
  if (idToken === '') throw invalid('id_token required');
  if (name === '' && text(body, 'client_id') === '')
    throw invalid('provider or client_id and issuer required');
  await limitRequests(context, 'token');
  const { settings } = context;
  const provider = Object.hasOwn(oauthProviders, name) ? oauthProviders[name] : undefined;
  if (provider?.jwksUrl === undefined || provider.issuers === undefined) {
    throw invalid(`Custom OIDC provider ${JSON.stringify(name)} not allowed`);
  }
  if (settings[`external_${name}_enabled`] !== true) {
    throw authError(
      400,
      'provider_disabled',
      `Provider (issuer "${provider.issuers[0] ?? ''}") is not enabled`,
    );
  }
  const claims = await verifyIdToken(context, { idToken, name, provider });
  const nonce = text(body, 'nonce');
  if (settings[`external_${name}_skip_nonce_check`] !== true) checkNonce(claims, nonce);
  const external = externalUser({ ...provider, name }, claims, text(body, 'access_token'));
  const outcome = await context.transaction(async (sql) => {
    const signIn = await signInExternal(context, sql, external);
    if (signIn.kind === 'unproven') return signIn;
    return {
      kind: 'session',
      session: await issueSession(context, sql, { userId: signIn.user.id, method: 'oauth' }),
    } as const;
  });
  if (outcome.kind === 'unproven') throw outcome.error;
  return json(200, outcome.session);
}

async function verifyIdToken(
  context: Context,
  what: { readonly idToken: string; readonly name: string; readonly provider: OAuthProvider },
): Promise<JWTPayload> {
  const { settings, deps } = context;
  const { name, provider } = what;
  if (deps.fetchText === undefined) {
    throw authError(
      422,
      'provider_disabled',
      'This installation makes no outbound calls, so providers cannot be used',
    );
  }
  const listed = [settings[`external_${name}_client_id`], settings[`external_${name}_additional_client_ids`]];
  const clientIds = listed
    .flatMap((ids) => (ids ?? '').split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (what.idToken.split('.').length !== 3) throw invalid('Bad ID token');
  const keys = await getJson(deps.fetchText, provider.jwksUrl ?? '', '');
  if (!isKeySet(keys)) throw invalid('Bad ID token');
  try {
    const { payload } = await jwtVerify(what.idToken, createLocalJWKSet(keys), {
      algorithms: ['RS256', 'ES256'],
      issuer: [...(provider.issuers ?? [])],
      audience: clientIds,
      currentDate: context.now(),
    });
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const isAudience = error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud';
    throw invalid(isAudience ? 'Unacceptable audience in id_token' : 'Bad ID token');
  }
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  return isJson(value) && Array.isArray(value['keys']) && value['keys'].every(isJson);
}

/** The app keeps the nonce and shows the provider only its hash. */
function checkNonce(claims: JWTPayload, nonce: string): void {
  const inside = claims['nonce'];
  const hasOne = typeof inside === 'string' && inside !== '';
  if (hasOne !== (nonce !== ''))
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.');
  if (!hasOne) return;
  const hash = createHash('sha256').update(nonce).digest('hex');
  if (!isEqual(hash, inside)) throw invalid('Nonces mismatch');
}

function externalUser(
  provider: OAuthProvider & { readonly name: string },
  claims: JWTPayload,
  accessToken: string,
): ExternalUser {
  const email = claims['email'];
  const isVerified = claims['email_verified'] === true;
  const address = { email: typeof email === 'string' ? email : '', isVerified };
  return { ...describe(provider, claims, address), accessToken, refreshToken: '' };
}
