import type { Json } from './http.ts';
import type { StoredFactor } from './store/factors.ts';
import type { Factor, Identity, User } from './store/users.ts';

/** A user as the API shows it: never a hash or a token. Absent times are left out, as GoTrue does. */
export function userJson(user: User): Json {
  return {
    id: user.id,
    aud: user.aud ?? '',
    role: user.role ?? '',
    email: user.email ?? '',
    ...present({ email_confirmed_at: user.email_confirmed_at, invited_at: user.invited_at }),
    phone: user.phone ?? '',
    ...present({
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(factorJson) }),
    identities: user.identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present({ banned_until: user.banned_until, deleted_at: user.deleted_at }),
    is_anonymous: user.is_anonymous,
  };
}

export function factorJson(factor: Factor | StoredFactor): Json {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...present({ friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    ...present({ phone: factor.phone, last_challenged_at: factor.last_challenged_at }),
  };
}

function identityJson(identity: Identity): Json {
  const { email, last_sign_in_at: lastSignIn, ...rest } = identity;
  return { ...rest, ...present({ last_sign_in_at: lastSignIn, email }) };
}

function present(values: Json): Json {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}
