import { AppError } from '@loam/kernel';

/** GoTrue's own codes, as clients compare them. */
export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'conflict'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_address_invalid'
  | 'email_conflict_identity_not_deletable'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'email_provider_disabled'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'invite_not_found'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_ip_address_mismatch'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_phone_verify_not_enabled'
  | 'mfa_totp_enroll_not_enabled'
  | 'mfa_totp_verify_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'mfa_webauthn_verify_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'oauth_provider_not_supported'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'over_sms_send_rate_limit'
  | 'passkey_disabled'
  | 'phone_exists'
  | 'phone_not_confirmed'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'sms_send_failed'
  | 'too_many_enrolled_mfa_factors'
  | 'too_many_passkeys'
  | 'unexpected_audience'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'user_sso_managed'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled'
  | 'webauthn_challenge_expired'
  | 'webauthn_challenge_not_found'
  | 'webauthn_credential_exists'
  | 'webauthn_verification_failed';

export class AuthError extends AppError<AuthErrorCode> {
  readonly status: number;
  /** Why a password is weak; only with `weak_password`. */
  readonly reasons: readonly string[];

  constructor(
    status: number,
    code: AuthErrorCode,
    options: { readonly message: string; readonly cause?: unknown; readonly reasons?: readonly string[] },
  ) {
    super({ code, detail: options.message, cause: options.cause });
    this.name = 'AuthError';
    this.status = status;
    this.reasons = options.reasons ?? [];
  }
}

export function authError(status: number, code: AuthErrorCode, message: string): AuthError {
  return new AuthError(status, code, { message });
}

export function invalid(message: string): AuthError {
  return authError(400, 'validation_failed', message);
}

/** A failure of ours or of the database; the cause goes to the log, never to the client. */
export function failure(message: string, cause?: unknown): AuthError {
  return new AuthError(500, 'unexpected_failure', { message, cause });
}

export const duplicateEmail = 'A user with this email address has already been registered';
export const duplicatePhone = 'A user with this phone number has already been registered';

/** What a provider complained about, for whoever configured it. */
export function errorDetail(error: unknown): string {
  return error instanceof AppError ? error.detail : 'the provider did not accept it';
}
