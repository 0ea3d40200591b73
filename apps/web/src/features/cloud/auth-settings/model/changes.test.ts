import {
  AuthEmailSettings,
  AuthGoogleSettings,
  AuthPhoneSettings,
  cloudMessages,
  texts,
} from '@loam/contract';
import { expect, test } from 'vitest';
import { changedFields, faultsOf } from './changes.ts';
import { googleFaults } from './google-rules.ts';

test('only what differs is sent', () => {
  expect(changedFields({ a: 1, b: 'x', c: true }, { a: 1, b: 'y', c: true })).toEqual({ b: 'y' });
  expect(changedFields({ a: Number.NaN }, { a: Number.NaN })).toEqual({});
});

test.each([
  [{ password_min_length: 5 }, texts.auth.passwordMin],
  [{ mailer_otp_length: 5 }, 'Value must be at least 6'],
  [{ mailer_otp_length: 9 }, 'Value must be at most 8'],
  [{ mailer_otp_exp: 59 }, 'Value must be at least 60'],
  [{ mailer_otp_exp: 86_401 }, 'Value must be at most 86400'],
  [{ mailer_otp_exp: Number.NaN }, cloudMessages.numberRequired],
])('%j of the email settings is refused', (values, message) => {
  expect(Object.values(faultsOf(AuthEmailSettings.partial(), values))).toEqual([message]);
});

test.each([
  [{ sms_otp_exp: 601 }, 'Value must be at most 600'],
  [{ sms_otp_length: 3 }, 'Value must be at least 4'],
  [{ sms_test_otp_valid_until: 'tomorrow' }, texts.auth.invalidDatetime],
])('%j of the phone settings is refused', (values, message) => {
  expect(Object.values(faultsOf(AuthPhoneSettings.partial(), values))).toEqual([message]);
});

test('Google needs client ids and a secret once it is enabled, each in its form', () => {
  const off = {
    external_google_enabled: false,
    external_google_client_id: '',
    external_google_secret: '',
    external_google_skip_nonce_check: false,
  };
  expect(googleFaults(off)).toEqual({});
  expect(googleFaults({ ...off, external_google_enabled: true })).toEqual({
    external_google_client_id: cloudMessages.clientIdsRequired,
    external_google_secret: cloudMessages.clientSecretRequired,
  });
  const spaced = { ...off, external_google_client_id: 'a.com, b.com', external_google_secret: 'a b' };
  expect(googleFaults(spaced)).toEqual({
    external_google_client_id: cloudMessages.clientIdsInvalid,
    external_google_secret: cloudMessages.clientSecretInvalid,
  });
  expect(faultsOf(AuthGoogleSettings, { ...off, external_google_client_id: 'a.com,b-1.com' })).toEqual({});
});
