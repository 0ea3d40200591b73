import { AppError } from '@loam/kernel';
import { isJson, type Json } from '../http.ts';
import type { FetchText, SmsSender, TextMessage } from '../ports.ts';
import type { AuthSettings, SmsProviderName } from '../settings.ts';

/** One question to a provider: always a form, always answered in JSON. */
interface Call {
  readonly url: string;
  readonly authorization?: string;
  readonly form: Readonly<Record<string, string>>;
}

interface SmsProvider {
  call(message: TextMessage, settings: AuthSettings): Call;
  /** The id of the message, or why it was not accepted. */
  read(answer: Json, status: number): { readonly id: string } | { readonly fault: string };
}

/** The five providers that a project can name in its settings. */
export function createSmsSender(fetchText: FetchText): SmsSender {
  return {
    async send(message, settings) {
      const provider = providers[settings.sms_provider];
      const { answer, status } = await ask(fetchText, provider.call(message, settings));
      const result = provider.read(answer, status);
      if ('id' in result) return result.id;
      throw refused(result.fault);
    },
    async verify({ phone, code }, settings) {
      const { answer } = await ask(fetchText, verificationCheck(settings, phone, code));
      return answer['status'] === 'approved' && answer['valid'] === true;
    },
    checksCodes: ({ sms_provider: name }) => name === 'twilio_verify',
  };
}

async function ask(
  fetchText: FetchText,
  call: Call,
): Promise<{ readonly answer: Json; readonly status: number }> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const headers = call.authorization === undefined ? type : { ...type, authorization: call.authorization };
  const body = new URLSearchParams(call.form).toString();
  const { status, body: text } = await fetchText(call.url, { method: 'POST', headers, body });
  try {
    const answer: unknown = JSON.parse(text);
    if (isJson(answer)) return { answer, status };
  } catch {
    // Told below: what is not JSON comes from somewhere else than the provider.
  }
  throw refused(`the provider gave no readable answer (status ${status})`);
}

function refused(detail: string): AppError<'sms_refused'> {
  return new AppError({ code: 'sms_refused', detail });
}

const isGood = (status: number) => status === 200 || status === 201;

const twilio: SmsProvider = {
  call(message, settings) {
    const account = settings.sms_twilio_account_sid ?? '';
    const sender = settings.sms_twilio_message_service_sid ?? '';
    const content = settings.sms_twilio_content_sid ?? '';
    const isWhatsapp = message.channel === 'whatsapp';
    const isNumber = /^\+?[1-9][0-9]{1,14}$/.test(sender.replaceAll(' ', ''));
    const usesContent = isWhatsapp && content !== '';
    return {
      url: `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
      authorization: basic(account, settings.sms_twilio_auth_token ?? ''),
      form: {
        To: isWhatsapp ? `whatsapp:+${message.phone}` : `+${message.phone}`,
        Channel: message.channel,
        From: isWhatsapp && isNumber ? `whatsapp:${sender}` : sender,
        ...(usesContent
          ? { ContentSid: content, ContentVariables: JSON.stringify({ 1: message.code }) }
          : { Body: message.message }),
      },
    };
  },
  read(answer, status) {
    if (!isGood(status)) return { fault: textOf(answer['message']) };
    const isLost = answer['status'] === 'failed' || answer['status'] === 'undelivered';
    return isLost ? { fault: textOf(answer['error_message']) } : { id: textOf(answer['sid']) };
  },
};

const twilioVerify: SmsProvider = {
  call: (message, settings) => ({
    url: `${verifyService(settings)}/Verifications`,
    authorization: verifyAuthorization(settings),
    form: { To: `+${message.phone}`, Channel: message.channel },
  }),
  read: (answer, status) =>
    isGood(status) ? { id: textOf(answer['sid']) } : { fault: textOf(answer['message']) },
};

function verificationCheck(settings: AuthSettings, phone: string, code: string): Call {
  return {
    url: `${verifyService(settings)}/VerificationCheck`,
    authorization: verifyAuthorization(settings),
    form: { To: `+${phone}`, Code: code },
  };
}

function verifyService(settings: AuthSettings): string {
  const service = settings.sms_twilio_verify_message_service_sid ?? '';
  return `https://verify.twilio.com/v2/Services/${encodeURIComponent(service)}`;
}

function verifyAuthorization(settings: AuthSettings): string {
  return basic(settings.sms_twilio_verify_account_sid ?? '', settings.sms_twilio_verify_auth_token ?? '');
}

const messagebird: SmsProvider = {
  call: (message, settings) => ({
    url: 'https://rest.messagebird.com/messages',
    authorization: `AccessKey ${settings.sms_messagebird_access_key ?? ''}`,
    form: {
      originator: settings.sms_messagebird_originator ?? '',
      body: message.message,
      recipients: message.phone,
      type: 'sms',
      datacoding: 'unicode',
    },
  }),
  read(answer, status) {
    if (!isGood(status)) return { fault: textOf(firstOf(answer['errors'])['description']) };
    const recipients = isJson(answer['recipients']) ? answer['recipients'] : {};
    return recipients['totalSentCount'] === 0
      ? { fault: 'the message was sent to nobody' }
      : { id: textOf(answer['id']) };
  },
};

const vonage: SmsProvider = {
  call: (message, settings) => ({
    url: 'https://rest.nexmo.com/sms/json',
    form: {
      from: settings.sms_vonage_from ?? '',
      to: message.phone,
      text: message.message,
      api_key: settings.sms_vonage_api_key ?? '',
      api_secret: settings.sms_vonage_api_secret ?? '',
      ...(isAscii(message.message) ? {} : { type: 'unicode' }),
    },
  }),
  read(answer) {
    const first = firstOf(answer['messages']);
    return first['status'] === '0'
      ? { id: textOf(first['message-id']) }
      : { fault: textOf(first['error-text']) };
  },
};

const textlocal: SmsProvider = {
  call: (message, settings) => ({
    url: 'https://api.textlocal.in/send',
    form: {
      sender: settings.sms_textlocal_sender ?? '',
      apikey: settings.sms_textlocal_api_key ?? '',
      message: message.message,
      numbers: message.phone,
    },
  }),
  read(answer) {
    if (answer['status'] !== 'success') return { fault: textOf(firstOf(answer['errors'])['message']) };
    return { id: textOf(firstOf(answer['messages'])['id']) };
  },
};

const providers: Readonly<Record<SmsProviderName, SmsProvider>> = {
  twilio,
  twilio_verify: twilioVerify,
  messagebird,
  vonage,
  textlocal,
};

function basic(user: string, secret: string): string {
  return `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
}

function firstOf(list: unknown): Json {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return isJson(first) ? first : {};
}

function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : 'the provider did not say why';
}
