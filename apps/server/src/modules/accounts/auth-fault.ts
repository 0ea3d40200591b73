import { APIError } from 'better-auth/api';
import { ApiError } from '../../http/api-error.ts';

/** The library's code of a failure, or undefined when the failure is not one of its answers. */
export function authFaultCode(error: unknown): string | undefined {
  if (!(error instanceof APIError)) return undefined;
  const code: unknown = error.body?.['code'];
  return typeof code === 'string' ? code : 'UNKNOWN';
}

/** The library's failures in our words and codes; what it did not expect stays as it is. */
export function toApiError(error: unknown): unknown {
  const code = authFaultCode(error);
  switch (code) {
    case undefined:
      return error;
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
    case 'PASSWORD_TOO_LONG':
      return new ApiError('unauthenticated', 'The e-mail address or the password is wrong.');
    case 'ACCOUNT_DISABLED':
      return new ApiError(
        'forbidden',
        'This account has been disabled. Ask the operator of this installation.',
      );
    case 'PROVIDER_NOT_FOUND':
      return new ApiError('not_found', 'This way of signing in is not configured here.');
    default:
      return new ApiError('internal', 'The sign-in could not be completed. Please try again.');
  }
}
