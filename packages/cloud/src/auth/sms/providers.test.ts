import { startTextMessageProviders, VERIFIED_CODE } from '@loam/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FetchText } from '../ports.ts';
import { authSettings, type SmsProviderName } from '../settings.ts';
import { startTestAuth } from '../test-auth.fixture.ts';
import { createSmsSender } from './providers.ts';

let web: Awaited<ReturnType<typeof startTextMessageProviders>>;
beforeAll(async () => {
  web = await startTextMessageProviders();
});
afterAll(() => web.close());

const fetchText: FetchText = async (url, init) => {
  const response = await fetch(web.at(url), init);
  return { status: response.status, body: await response.text() };
};

const secrets = (secret: string) => ({
  sms_twilio_account_sid: 'AC1',
  sms_twilio_auth_token: secret,
  sms_twilio_message_service_sid: '+15550009999',
  sms_twilio_verify_account_sid: 'AC1',
  sms_twilio_verify_auth_token: secret,
  sms_twilio_verify_message_service_sid: 'VA1',
  sms_messagebird_access_key: secret,
  sms_messagebird_originator: 'Shop',
  sms_vonage_api_key: 'key',
  sms_vonage_api_secret: secret,
  sms_vonage_from: 'Shop',
  sms_textlocal_api_key: secret,
  sms_textlocal_sender: 'Shop',
});

const message = {
  ref: 'r',
  phone: '4917012345',
  message: 'Your code is 1234 ✓',
  channel: 'sms',
  code: '1234',
} as const;

test.each<[SmsProviderName, string, Readonly<Record<string, string>>, string]>([
  [
    'twilio',
    'SM1',
    { To: '+4917012345', From: '+15550009999', Body: message.message, Channel: 'sms' },
    'Authenticate',
  ],
  ['twilio_verify', 'VE1', { To: '+4917012345', Channel: 'sms' }, 'Authenticate'],
  [
    'messagebird',
    'mb-1',
    {
      recipients: '4917012345',
      originator: 'Shop',
      body: message.message,
      type: 'sms',
      datacoding: 'unicode',
    },
    'Request not allowed (incorrect access_key)',
  ],
  [
    'vonage',
    'vo-1',
    {
      to: '4917012345',
      from: 'Shop',
      text: message.message,
      api_key: 'key',
      api_secret: 'good',
      type: 'unicode',
    },
    'Bad Credentials',
  ],
  [
    'textlocal',
    'tl-1',
    { numbers: '4917012345', sender: 'Shop', message: message.message, apikey: 'good' },
    'Invalid login details',
  ],
])('%s is asked in its own words', async (provider, id, form, refusal) => {
  const sender = createSmsSender(fetchText);
  const settings = (secret: string) => authSettings({ ...secrets(secret), sms_provider: provider });
  expect(await sender.send(message, settings('good'))).toBe(id);
  expect(Object.fromEntries(new URLSearchParams(web.received.at(-1)?.body))).toEqual(form);
  await expect(sender.send(message, settings('bad'))).rejects.toMatchObject({ detail: refusal });
});

test('Twilio takes WhatsApp too', async () => {
  const settings = authSettings({ ...secrets('good'), sms_twilio_content_sid: 'HX1' });
  await createSmsSender(fetchText).send({ ...message, channel: 'whatsapp' }, settings);
  expect(Object.fromEntries(new URLSearchParams(web.received.at(-1)?.body))).toEqual({
    To: 'whatsapp:+4917012345',
    From: 'whatsapp:+15550009999',
    Channel: 'whatsapp',
    ContentSid: 'HX1',
    ContentVariables: '{"1":"1234"}',
  });
});

test('a code that Twilio Verify made is checked there', async () => {
  await using auth = await startTestAuth({ sms: createSmsSender(fetchText) });
  auth.set({ ...secrets('good'), external_phone_enabled: true, sms_provider: 'twilio_verify' });
  const phone = '4917012345';
  expect((await auth.client().auth.signInWithOtp({ phone })).error).toBeNull();
  const wrong = await auth.client().auth.verifyOtp({ phone, token: '111111', type: 'sms' });
  expect(wrong.error).toMatchObject({ code: 'otp_expired' });
  expect((await auth.client().auth.verifyOtp({ phone, token: VERIFIED_CODE, type: 'sms' })).error).toBeNull();
  auth.wait(61);
  auth.set({ ...secrets('bad'), external_phone_enabled: true, sms_provider: 'vonage' });
  const refused = await auth.client().auth.signInWithOtp({ phone });
  expect(refused.error).toMatchObject({
    status: 422,
    code: 'sms_send_failed',
    message: 'Error sending confirmation OTP to provider: Bad Credentials',
  });
});
