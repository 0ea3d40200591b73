import { startFakeWeb, type FakeAnswer, type FakeRequest, type FakeWeb } from './fake-web.ts';

/** The code that Twilio's own verification accepts here. */
export const VERIFIED_CODE = '246810';

/** Twilio, Twilio Verify, MessageBird, Vonage and Textlocal, as they answer over the wire. `bad` as a secret is refused. */
export function startTextMessageProviders(): Promise<FakeWeb> {
  return startFakeWeb((request) => {
    const form = new URLSearchParams(request.body);
    switch (request.url.host) {
      case 'api.twilio.com':
        return twilio(request, form);
      case 'verify.twilio.com':
        return twilioVerify(request, form);
      case 'rest.messagebird.com':
        return messagebird(request);
      case 'rest.nexmo.com':
        return vonage(form);
      case 'api.textlocal.in':
        return textlocal(form);
      default:
        return { status: 404 };
    }
  });
}

const twilioRefusal: FakeAnswer = {
  status: 401,
  body: {
    code: 20003,
    message: 'Authenticate',
    more_info: 'https://www.twilio.com/docs/errors/20003',
    status: 401,
  },
};

function twilio(request: FakeRequest, form: URLSearchParams): FakeAnswer {
  if (secretOf(request) === 'bad') return twilioRefusal;
  const message = {
    sid: 'SM1',
    status: 'queued',
    to: form.get('To'),
    from: form.get('From'),
    body: form.get('Body'),
  };
  return { status: 201, body: { ...message, error_code: null, error_message: null } };
}

function twilioVerify(request: FakeRequest, form: URLSearchParams): FakeAnswer {
  if (secretOf(request) === 'bad') return twilioRefusal;
  const base = { sid: 'VE1', to: form.get('To'), channel: 'sms' };
  if (request.url.pathname.endsWith('/Verifications')) {
    return { status: 201, body: { ...base, status: 'pending', valid: false } };
  }
  const isRight = form.get('Code') === VERIFIED_CODE;
  return { body: { ...base, status: isRight ? 'approved' : 'pending', valid: isRight } };
}

function messagebird(request: FakeRequest): FakeAnswer {
  if (request.headers.authorization === 'AccessKey bad') {
    const error = {
      code: 2,
      description: 'Request not allowed (incorrect access_key)',
      parameter: 'access_key',
    };
    return { status: 401, body: { errors: [error] } };
  }
  return { status: 201, body: { id: 'mb-1', recipients: { totalCount: 1, totalSentCount: 1 } } };
}

function vonage(form: URLSearchParams): FakeAnswer {
  const isBad = form.get('api_secret') === 'bad';
  const message = isBad
    ? { status: '4', 'error-text': 'Bad Credentials' }
    : { to: form.get('to'), 'message-id': 'vo-1', status: '0' };
  return { body: { 'message-count': '1', messages: [message] } };
}

function textlocal(form: URLSearchParams): FakeAnswer {
  if (form.get('apikey') === 'bad') {
    return { body: { errors: [{ code: 3, message: 'Invalid login details' }], status: 'failure' } };
  }
  return {
    body: { balance: 9, messages: [{ id: 'tl-1', recipient: form.get('numbers') }], status: 'success' },
  };
}

function secretOf(request: FakeRequest): string {
  const encoded = request.headers.authorization?.replace(/^Basic /, '') ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8').split(':')[1] ?? '';
}
