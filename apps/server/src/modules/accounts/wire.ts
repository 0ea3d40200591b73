import {
  type AccessToken,
  type Me,
  type NotificationPreferences,
  type PublicProfile,
  type Session,
  SignInProvider,
  UserId,
} from '@loam/contract';
import type { AccessTokenRow, SessionRow } from './credential-store.ts';
import type { UserRow } from './store.ts';

export function toProfile(row: UserRow): PublicProfile {
  return {
    id: UserId.parse(row.id),
    name: row.name,
    username: row.username,
    bio: row.bio,
    avatar_url: row.image,
    created_at: row.created_at.toISOString(),
  };
}

export function toMe(row: UserRow): Me {
  return {
    ...toProfile(row),
    email: row.email,
    email_verified: row.email_verified,
    role: row.role,
    theme: row.theme,
    notifications: { ...everyNotification, ...row.notifications },
    has_password: row.providers.includes('credential'),
    providers: providersOf(row.providers),
  };
}

export function providersOf(names: readonly string[]): SignInProvider[] {
  return SignInProvider.options.filter((provider) => names.includes(provider));
}

export function toSession(row: SessionRow, currentId: string | undefined): Session {
  return {
    id: row.id,
    is_current: row.id === currentId,
    ip_address: row.ip_address,
    user_agent: row.user_agent,
    created_at: row.created_at.toISOString(),
    last_active_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

export function toAccessToken(row: AccessTokenRow): AccessToken {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

const everyNotification: NotificationPreferences = {
  invitations: true,
  project_activity: true,
  usage_alerts: true,
  product_news: true,
};
