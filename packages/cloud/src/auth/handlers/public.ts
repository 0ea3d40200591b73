import type { Context } from '../context.ts';
import { authError } from '../errors.ts';
import { json, type AuthResponse } from '../http.ts';
import { knownProviders } from '../oauth/providers.data.ts';

export function showHealth(): AuthResponse {
  return json(200, {
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });
}

export function showSettings(context: Context): AuthResponse {
  const { settings } = context;
  const providers = knownProviders.map(
    (name) => [name, settings[`external_${name}_enabled`] === true] as const,
  );
  return json(200, {
    external: {
      anonymous_users: settings.external_anonymous_users_enabled,
      ...Object.fromEntries(providers),
      email: settings.external_email_enabled,
      phone: settings.external_phone_enabled,
    },
    disable_signup: settings.disable_signup,
    mailer_autoconfirm: settings.mailer_autoconfirm,
    phone_autoconfirm: settings.sms_autoconfirm,
    sms_provider: settings.sms_provider,
    saml_enabled: false,
    passkeys_enabled: settings.passkey_enabled,
  });
}

/** Single sign-on by SAML is not offered; clients know this answer. */
export function refuseSaml(): never {
  throw authError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

const cache = { 'cache-control': 'public, max-age=600' };

export async function showJwks(context: Context): Promise<AuthResponse> {
  return json(200, await context.deps.keys.jwks(context.request.ref), cache);
}

export function showOpenIdConfiguration(context: Context): AuthResponse {
  const issuer = context.externalUrl;
  return json(
    200,
    {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      token_endpoint: `${issuer}/token`,
      authorization_endpoint: `${issuer}/authorize`,
      userinfo_endpoint: `${issuer}/user`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256'],
      code_challenge_methods_supported: ['S256', 'plain'],
    },
    cache,
  );
}
