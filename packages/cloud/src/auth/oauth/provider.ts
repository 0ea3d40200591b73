import type { Context } from '../context.ts';
import { authError, failure, type AuthError } from '../errors.ts';
import { isJson, type Json } from '../http.ts';
import type { FetchText } from '../ports.ts';
import type { AuthSettings } from '../settings.ts';
import { oauthProviders } from './providers.data.ts';

export interface OAuthProvider {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userUrl: string;
  /** Where a provider lists addresses apart from the profile, with which of them are proven. */
  readonly emailsUrl?: string;
  readonly defaultUrl?: string;
  readonly scopes: readonly string[];
  /** For ID tokens that an app got from the provider itself. */
  readonly issuers?: readonly string[];
  readonly jwksUrl?: string;
  readonly isEmailAlwaysVerified?: boolean;
  readonly fields: {
    readonly id: string;
    readonly name?: string;
    readonly picture?: string;
    readonly userName?: string;
    readonly email: string;
    readonly emailVerified?: string;
  };
}

export interface ConfiguredProvider extends OAuthProvider {
  readonly name: string;
  readonly clientId: string;
  readonly secret: string;
  readonly redirectUri: string;
}

/** Who the provider says it is. */
export interface ExternalUser {
  readonly provider: string;
  readonly sub: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly claims: Json & { readonly sub: string };
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function findProvider(context: Context, name: string): ConfiguredProvider {
  const { settings } = context;
  const known = Object.hasOwn(oauthProviders, name) ? oauthProviders[name] : undefined;
  if (known === undefined) throw unsupported(`Provider ${name} could not be found`);
  if (settings[`external_${name}_enabled`] !== true) throw unsupported('provider is not enabled');
  const clientId = settings[`external_${name}_client_id`] ?? '';
  const secret = settings[`external_${name}_secret`] ?? '';
  if (clientId === '') throw unsupported('missing OAuth client ID');
  if (secret === '') throw unsupported('missing OAuth secret');
  return {
    ...withAddress(known, addressOf(known, settings, name)),
    name,
    clientId: clientId.split(',')[0]?.trim() ?? '',
    secret,
    redirectUri: `${context.externalUrl}/callback`,
  };
}

function addressOf(provider: OAuthProvider, settings: AuthSettings, name: string): string {
  const url = settings[`external_${name}_url`] ?? '';
  return (url === '' ? (provider.defaultUrl ?? '') : url).replace(/\/$/, '');
}

function withAddress(provider: OAuthProvider, url: string): OAuthProvider {
  const fill = (template: string) => template.replace('{url}', url);
  return {
    ...provider,
    authorizeUrl: fill(provider.authorizeUrl),
    tokenUrl: fill(provider.tokenUrl),
    userUrl: fill(provider.userUrl),
  };
}

function unsupported(reason: string): AuthError {
  return authError(400, 'validation_failed', `Unsupported provider: ${reason}`);
}

/** Whatever we set ourselves cannot be set by a caller. */
const reserved = [
  'client_id',
  'client_secret',
  'code',
  'code_challenge',
  'code_challenge_method',
  'invite_token',
  'provider',
  'redirect_to',
  'redirect_uri',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
  'apikey',
];

export function authorizeAddress(
  provider: ConfiguredProvider,
  state: string,
  query: URLSearchParams,
): string {
  const url = new URL(provider.authorizeUrl);
  for (const [name, value] of query) {
    if (!reserved.includes(name.toLowerCase())) url.searchParams.set(name, value);
  }
  const extra = (query.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  url.searchParams.set('client_id', provider.clientId);
  url.searchParams.set('redirect_uri', provider.redirectUri);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('scope', [...provider.scopes, ...extra].join(' '));
  url.searchParams.set('state', state);
  return url.href;
}

export async function exchangeForUser(
  context: Context,
  provider: ConfiguredProvider,
  code: string,
): Promise<ExternalUser> {
  const { fetchText } = context.deps;
  if (fetchText === undefined) {
    throw authError(
      422,
      'provider_disabled',
      'This installation makes no outbound calls, so providers cannot be used',
    );
  }
  const tokens = await exchange(fetchText, provider, code);
  const accessToken = stringOf(tokens['access_token']);
  if (accessToken === '') throw failure('Unable to exchange external code');
  const profile = await getJson(fetchText, provider.userUrl, accessToken);
  if (!isJson(profile)) throw failure('Error getting user profile from external provider');
  const { email, isVerified } = await emailOf(fetchText, { provider, accessToken, profile });
  return {
    ...describe(provider, profile, { email, isVerified }),
    accessToken,
    refreshToken: stringOf(tokens['refresh_token']),
  };
}

async function exchange(fetchText: FetchText, provider: ConfiguredProvider, code: string): Promise<Json> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: provider.redirectUri,
    client_id: provider.clientId,
    client_secret: provider.secret,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const answer = await reach(() =>
    fetchText(provider.tokenUrl, { method: 'POST', headers, body: form.toString() }),
  );
  const parsed = parse(answer.body);
  if (answer.status >= 300 || !isJson(parsed)) throw failure('Unable to exchange external code');
  return parsed;
}

async function emailOf(
  fetchText: FetchText,
  from: { readonly provider: ConfiguredProvider; readonly accessToken: string; readonly profile: Json },
): Promise<{ readonly email: string; readonly isVerified: boolean }> {
  const { provider, profile } = from;
  const { fields } = provider;
  if (provider.emailsUrl !== undefined) {
    const list = await getJson(fetchText, provider.emailsUrl, from.accessToken);
    const primary = Array.isArray(list)
      ? list.filter(isJson).find((entry) => entry['primary'] === true)
      : undefined;
    return { email: stringOf(primary?.['email']), isVerified: primary?.['verified'] === true };
  }
  const flag = fields.emailVerified === undefined ? undefined : profile[fields.emailVerified];
  const isVerified =
    provider.isEmailAlwaysVerified === true || flag === true || flag === 'true' || flag === '1';
  return { email: stringOf(profile[fields.email]), isVerified };
}

export function describe(
  provider: OAuthProvider & { readonly name: string },
  profile: Json,
  address: { readonly email: string; readonly isVerified: boolean },
): Omit<ExternalUser, 'accessToken' | 'refreshToken'> {
  const { fields } = provider;
  const read = (field: string | undefined) => (field === undefined ? '' : stringOf(profile[field]));
  const sub = read(fields.id);
  if (sub === '') throw failure('Error getting user profile from external provider');
  const email = address.email.toLowerCase();
  const named = {
    iss: provider.issuers?.[0] ?? new URL(provider.userUrl).origin,
    name: read(fields.name),
    full_name: read(fields.name),
    picture: read(fields.picture),
    avatar_url: read(fields.picture),
    user_name: read(fields.userName),
    preferred_username: read(fields.userName),
    email,
    provider_id: sub,
  };
  const present = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
  return {
    provider: provider.name,
    sub,
    email,
    isEmailVerified: address.isVerified,
    claims: { ...present, email_verified: address.isVerified, phone_verified: false, sub },
  };
}

export async function getJson(fetchText: FetchText, url: string, accessToken: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'auth' };
  const withToken = accessToken === '' ? headers : { ...headers, authorization: `Bearer ${accessToken}` };
  const answer = await reach(() => fetchText(url, { method: 'GET', headers: withToken }));
  if (answer.status >= 300) throw failure('Error getting user profile from external provider');
  return parse(answer.body);
}

async function reach<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    throw failure('The external provider could not be reached', error);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function stringOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
