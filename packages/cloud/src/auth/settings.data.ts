import type { AuthSettings } from './settings.ts';

/** As a new project starts: there is no mail provider yet, so addresses count as confirmed. */
export const settingsDefaults: AuthSettings = {
  site_url: 'http://localhost:3000',
  uri_allow_list: '',
  disable_signup: false,
  jwt_exp: 3600,

  external_email_enabled: true,
  external_phone_enabled: false,
  external_anonymous_users_enabled: false,

  mailer_autoconfirm: true,
  mailer_allow_unverified_email_sign_ins: false,
  mailer_secure_email_change_enabled: true,
  mailer_otp_exp: 3600,
  mailer_otp_length: 6,
  smtp_max_frequency: 60,

  sms_autoconfirm: false,
  sms_otp_exp: 60,
  sms_otp_length: 6,
  sms_max_frequency: 60,
  sms_template: 'Your code is {{ .Code }}',
  sms_provider: 'twilio',
  sms_test_otp: '',
  sms_test_otp_valid_until: '',

  password_min_length: 6,
  password_required_characters: '',
  password_hibp_enabled: false,
  security_update_password_require_reauthentication: false,
  security_update_password_require_current_password: false,
  security_manual_linking_enabled: false,
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: 10,
  sessions_timebox: 0,
  sessions_inactivity_timeout: 0,
  sessions_single_per_user: false,

  mfa_max_enrolled_factors: 10,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  mfa_phone_enroll_enabled: false,
  mfa_phone_verify_enabled: false,
  mfa_phone_otp_length: 6,
  mfa_phone_template: 'Your code is {{ .Code }}',
  mfa_phone_max_frequency: 5,

  passkey_enabled: false,
  mfa_web_authn_enroll_enabled: false,
  mfa_web_authn_verify_enabled: false,
  webauthn_rp_id: '',
  webauthn_rp_display_name: '',
  webauthn_rp_origins: '',

  rate_limit_email_sent: 30,
  rate_limit_sms_sent: 30,
  rate_limit_anonymous_users: 30,
  rate_limit_verify: 30,
  rate_limit_token_refresh: 150,
  rate_limit_otp: 30,
};
