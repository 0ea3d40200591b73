import { knownProviders, oauthProviders } from '../oauth/providers.data.ts';

/** What a value of a setting may be. */
export type ConfigKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number; readonly isSecret?: true }
  | { readonly kind: 'one_of'; readonly values: readonly string[] }
  | { readonly kind: 'moment' }
  | { readonly kind: 'web_address' };

const flag: ConfigKind = { kind: 'flag' };
const line: ConfigKind = { kind: 'text', max: 1024 };
const long: ConfigKind = { kind: 'text', max: 65_536 };
const secret: ConfigKind = { kind: 'text', max: 4096, isSecret: true };
const whole = (min: number, max: number): ConfigKind => ({ kind: 'whole', min, max });

const day = 86_400;
const manyPerPeriod = whole(1, 2_147_483_647);

/** Every name that can be set, one to one with Supabase's `config/auth`. */
export const configKinds: Readonly<Record<string, ConfigKind>> = {
  site_url: { kind: 'web_address' },
  uri_allow_list: long,
  disable_signup: flag,
  jwt_exp: whole(0, 604_800),
  external_email_enabled: flag,
  external_phone_enabled: flag,
  external_anonymous_users_enabled: flag,

  mailer_autoconfirm: flag,
  mailer_allow_unverified_email_sign_ins: flag,
  mailer_secure_email_change_enabled: flag,
  mailer_otp_exp: whole(0, day),
  mailer_otp_length: whole(6, 10),
  smtp_max_frequency: whole(0, day),
  smtp_admin_email: line,
  smtp_host: line,
  smtp_port: { kind: 'text', max: 5 },
  smtp_user: line,
  smtp_pass: secret,
  smtp_sender_name: line,

  sms_autoconfirm: flag,
  sms_otp_exp: whole(0, day),
  sms_otp_length: whole(4, 10),
  sms_max_frequency: whole(0, day),
  sms_template: line,
  sms_provider: {
    kind: 'one_of',
    values: ['twilio', 'messagebird', 'textlocal', 'vonage', 'twilio_verify'],
  },
  sms_test_otp: line,
  sms_test_otp_valid_until: { kind: 'moment' },
  sms_twilio_account_sid: line,
  sms_twilio_auth_token: secret,
  sms_twilio_message_service_sid: line,
  sms_twilio_content_sid: line,
  sms_twilio_verify_account_sid: line,
  sms_twilio_verify_auth_token: secret,
  sms_twilio_verify_message_service_sid: line,
  sms_messagebird_access_key: secret,
  sms_messagebird_originator: line,
  sms_vonage_api_key: line,
  sms_vonage_api_secret: secret,
  sms_vonage_from: line,
  sms_textlocal_api_key: secret,
  sms_textlocal_sender: line,

  password_min_length: whole(6, 72),
  password_required_characters: line,
  password_hibp_enabled: flag,
  security_update_password_require_reauthentication: flag,
  security_update_password_require_current_password: flag,
  security_manual_linking_enabled: flag,
  refresh_token_rotation_enabled: flag,
  security_refresh_token_reuse_interval: whole(0, 2_147_483_647),
  sessions_timebox: whole(0, 100_000),
  sessions_inactivity_timeout: whole(0, 100_000),
  sessions_single_per_user: flag,

  mfa_max_enrolled_factors: whole(0, 100),
  mfa_totp_enroll_enabled: flag,
  mfa_totp_verify_enabled: flag,
  mfa_phone_enroll_enabled: flag,
  mfa_phone_verify_enabled: flag,
  mfa_web_authn_enroll_enabled: flag,
  mfa_web_authn_verify_enabled: flag,
  mfa_phone_otp_length: whole(6, 10),
  mfa_phone_template: line,
  mfa_phone_max_frequency: whole(0, day),
  passkey_enabled: flag,
  webauthn_rp_id: line,
  webauthn_rp_display_name: line,
  webauthn_rp_origins: line,

  rate_limit_email_sent: manyPerPeriod,
  rate_limit_sms_sent: manyPerPeriod,
  rate_limit_anonymous_users: manyPerPeriod,
  rate_limit_verify: manyPerPeriod,
  rate_limit_token_refresh: manyPerPeriod,
  rate_limit_otp: manyPerPeriod,

  ...Object.fromEntries(
    ['confirmation', 'recovery', 'magic_link', 'invite', 'email_change', 'reauthentication'].flatMap(
      (template) => [
        [`mailer_subjects_${template}`, line],
        [`mailer_templates_${template}_content`, long],
      ],
    ),
  ),
  ...Object.fromEntries(Object.keys(oauthProviders).flatMap(providerKinds)),
};

function providerKinds(name: string): [string, ConfigKind][] {
  const own: [string, ConfigKind][] = [
    [`external_${name}_enabled`, flag],
    [`external_${name}_client_id`, line],
    [`external_${name}_secret`, secret],
    [`external_${name}_additional_client_ids`, line],
  ];
  if (oauthProviders[name]?.authorizeUrl.includes('{url}') === true)
    own.push([`external_${name}_url`, { kind: 'web_address' }]);
  if (name === 'google') own.push([`external_${name}_skip_nonce_check`, flag]);
  return own;
}

/** Names of Supabase's that switch on what is not offered here; said as off, and refused when switched on. */
export const notOffered: readonly string[] = [
  'saml_enabled',
  'security_captcha_enabled',
  'oauth_server_enabled',
  'external_web3_ethereum_enabled',
  'external_web3_solana_enabled',
  'hook_mfa_verification_attempt_enabled',
  'hook_password_verification_attempt_enabled',
  'hook_custom_access_token_enabled',
  'hook_send_sms_enabled',
  'hook_send_email_enabled',
  'hook_before_user_created_enabled',
  ...knownProviders
    .filter((name) => !Object.hasOwn(oauthProviders, name))
    .map((name) => `external_${name}_enabled`),
];
