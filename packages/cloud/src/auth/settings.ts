import { settingsDefaults } from './settings.data.ts';

/** Flat, with the names of Supabase's `config/auth`, so that what a project brings along fits without translation. */
export interface AuthSettings {
  readonly site_url: string;
  /** Comma-separated patterns; `*` stops at `.` and `/`, `**` does not. */
  readonly uri_allow_list: string;
  readonly disable_signup: boolean;
  readonly jwt_exp: number;

  readonly external_email_enabled: boolean;
  readonly external_phone_enabled: boolean;
  readonly external_anonymous_users_enabled: boolean;

  readonly mailer_autoconfirm: boolean;
  readonly mailer_allow_unverified_email_sign_ins: boolean;
  readonly mailer_secure_email_change_enabled: boolean;
  readonly mailer_otp_exp: number;
  readonly mailer_otp_length: number;
  readonly smtp_max_frequency: number;
  /** The project's own mail server; the operator's, or the outbox, where there is none. */
  readonly smtp_host?: string;
  readonly smtp_port?: string;
  readonly smtp_user?: string;
  readonly smtp_pass?: string;
  readonly smtp_admin_email?: string;
  readonly smtp_sender_name?: string;

  readonly sms_autoconfirm: boolean;
  readonly sms_otp_exp: number;
  readonly sms_otp_length: number;
  readonly sms_max_frequency: number;
  readonly sms_template: string;
  readonly sms_provider: SmsProviderName;
  /** `phone=code` pairs, comma-separated. */
  readonly sms_test_otp: string;
  readonly sms_test_otp_valid_until: string;

  readonly password_min_length: number;
  /** Sets of characters separated by `:`, of each of which one is needed. */
  readonly password_required_characters: string;
  readonly password_hibp_enabled: boolean;
  readonly security_update_password_require_reauthentication: boolean;
  readonly security_update_password_require_current_password: boolean;
  readonly security_manual_linking_enabled: boolean;
  readonly refresh_token_rotation_enabled: boolean;
  readonly security_refresh_token_reuse_interval: number;
  /** Hours; 0 is no limit. */
  readonly sessions_timebox: number;
  readonly sessions_inactivity_timeout: number;
  readonly sessions_single_per_user: boolean;

  readonly mfa_max_enrolled_factors: number;
  readonly mfa_totp_enroll_enabled: boolean;
  readonly mfa_totp_verify_enabled: boolean;
  readonly mfa_phone_enroll_enabled: boolean;
  readonly mfa_phone_verify_enabled: boolean;
  readonly mfa_phone_otp_length: number;
  readonly mfa_phone_template: string;
  readonly mfa_phone_max_frequency: number;

  readonly passkey_enabled: boolean;
  /** The site that passkeys are for: a host, its name, and comma-separated origins. Empty: as `site_url` says. */
  readonly mfa_web_authn_enroll_enabled: boolean;
  readonly mfa_web_authn_verify_enabled: boolean;
  readonly webauthn_rp_id: string;
  readonly webauthn_rp_display_name: string;
  readonly webauthn_rp_origins: string;

  /** Per hour, over the whole project. */
  readonly rate_limit_email_sent: number;
  readonly rate_limit_sms_sent: number;
  readonly rate_limit_anonymous_users: number;
  /** Per five minutes and address. */
  readonly rate_limit_verify: number;
  readonly rate_limit_token_refresh: number;
  readonly rate_limit_otp: number;

  readonly [template: `mailer_subjects_${string}`]: string | undefined;
  readonly [template: `mailer_templates_${string}_content`]: string | undefined;
  readonly [provider: `external_${string}_enabled`]: boolean | undefined;
  readonly [provider: `external_${string}_client_id`]: string | undefined;
  readonly [provider: `external_${string}_additional_client_ids`]: string | undefined;
  readonly [provider: `external_${string}_secret`]: string | undefined;
  readonly [provider: `external_${string}_url`]: string | undefined;
  readonly [provider: `external_${string}_skip_nonce_check`]: boolean | undefined;
  readonly [provider: `sms_twilio_${string}`]: string | undefined;
  readonly [provider: `sms_messagebird_${string}`]: string | undefined;
  readonly [provider: `sms_vonage_${string}`]: string | undefined;
  readonly [provider: `sms_textlocal_${string}`]: string | undefined;
}

export type SmsProviderName = 'twilio' | 'twilio_verify' | 'messagebird' | 'vonage' | 'textlocal';

export function authSettings(chosen: Partial<AuthSettings>): AuthSettings {
  return { ...settingsDefaults, ...chosen };
}

const smsCredentials: Readonly<Record<SmsProviderName, readonly (keyof AuthSettings)[]>> = {
  twilio: ['sms_twilio_account_sid', 'sms_twilio_auth_token', 'sms_twilio_message_service_sid'],
  twilio_verify: [
    'sms_twilio_verify_account_sid',
    'sms_twilio_verify_auth_token',
    'sms_twilio_verify_message_service_sid',
  ],
  messagebird: ['sms_messagebird_access_key', 'sms_messagebird_originator'],
  vonage: ['sms_vonage_api_key', 'sms_vonage_api_secret', 'sms_vonage_from'],
  textlocal: ['sms_textlocal_api_key', 'sms_textlocal_sender'],
};

/** Whether the provider that is chosen can be asked. */
export function hasSmsProvider(settings: AuthSettings): boolean {
  return smsCredentials[settings.sms_provider].every((name) => (settings[name] ?? '') !== '');
}

export function hasMailServer(settings: Pick<AuthSettings, 'smtp_host' | 'smtp_admin_email'>): boolean {
  return (settings.smtp_host ?? '') !== '' && (settings.smtp_admin_email ?? '') !== '';
}

/** The code that a listed phone gets without a message being sent, for reviews of app stores and for tests. */
export function testOtp(settings: AuthSettings, phone: string, now: Date): string | undefined {
  const until = settings.sms_test_otp_valid_until;
  if (until !== '' && new Date(until) < now) return undefined;
  const pairs = settings.sms_test_otp.split(',').map((pair) => pair.split('='));
  return pairs.find(([listed]) => listed?.trim() === phone)?.[1]?.trim();
}
