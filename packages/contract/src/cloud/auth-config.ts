import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { fillText } from '../fill-text.ts';
import { limits } from '../limits.data.ts';
import { texts } from '../texts.data.ts';
import { cloudMessages } from './messages.data.ts';

const { auth: rules } = limits;

/** Within both readings of the specification: what its form and its schema allow. */
const whole = ([min, max]: readonly [number, number]) =>
  z
    .number()
    .int()
    .min(min, fillText(texts.forms.numberMin, { n: String(min) }))
    .max(max, fillText(texts.forms.numberMax, { n: String(max) }));

/** What the form and the schema of the specification both allow: 6 to 8. */
export const otpLength: readonly [number, number] = [
  Math.max(rules.otpLengthSchema[0], rules.otpLengthForm[0]),
  Math.min(rules.otpLengthSchema[1], rules.otpLengthForm[1]),
];

/** Machines of one's own are reached without TLS. */
function isPlainHost(hostname: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host);
  return (
    /^(?:.+\.)?localhost$/.test(host) ||
    enums.auth.plainHttpHosts.some((plain) => (plain === '{ip}' ? isAddress : plain === host))
  );
}

/** What is wrong with an address that people are sent back to; undefined when nothing is. */
export function redirectUrlFault(
  value: string,
  options: { readonly allowsWildcards: boolean },
): string | undefined {
  const said = texts.auth.url;
  if (value.length > rules.urlMaxCharacters) return said.tooLong;
  if (value.includes('#')) return said.fragment;
  if (!options.allowsWildcards && value.includes('*')) return said.wildcards;
  const tried = value.replaceAll('*', 'x');
  if (!URL.canParse(tried)) return said.invalid;
  const { protocol, hostname } = new URL(tried);
  if (protocol === 'https:') return undefined;
  return protocol === 'http:' && isPlainHost(hostname) ? undefined : said.httpsOnly;
}

const redirectUrl = (allowsWildcards: boolean) =>
  z
    .string()
    .trim()
    .superRefine((value, check) => {
      const message = redirectUrlFault(value, { allowsWildcards });
      if (message !== undefined) check.addIssue({ code: 'custom', message });
    });

const AllowList = z
  .array(redirectUrl(true))
  .max(200)
  .superRefine((urls, check) => {
    const twice = urls.findIndex((url, index) => urls.indexOf(url) !== index);
    if (twice >= 0) check.addIssue({ code: 'custom', message: texts.auth.url.duplicate, path: [twice] });
  });

export const RequiredCharacters = z.enum(enums.auth.requiredCharacters);
export type RequiredCharacters = z.infer<typeof RequiredCharacters>;

export const AuthEmailSettings = z.object({
  external_email_enabled: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  mailer_secure_email_change_enabled: z.boolean(),
  security_update_password_require_reauthentication: z.boolean(),
  password_hibp_enabled: z.boolean(),
  password_min_length: z.number().int().min(rules.passwordMinLength, texts.auth.passwordMin).max(72),
  password_required_characters: RequiredCharacters,
  mailer_otp_exp: whole(rules.otpExpiryFormSeconds),
  mailer_otp_length: whole(otpLength),
});

const Credential = z.string().trim().max(1024);

export const AuthPhoneSettings = z.object({
  external_phone_enabled: z.boolean(),
  sms_autoconfirm: z.boolean(),
  sms_otp_exp: whole(rules.smsOtpExpirySeconds),
  sms_otp_length: whole(rules.smsOtpLength),
  sms_template: z.string().max(1024),
  sms_provider: z.enum(enums.auth.smsProviders),
  sms_twilio_account_sid: Credential,
  sms_twilio_auth_token: Credential,
  sms_twilio_message_service_sid: Credential,
  sms_twilio_verify_account_sid: Credential,
  sms_twilio_verify_auth_token: Credential,
  sms_twilio_verify_message_service_sid: Credential,
  sms_messagebird_access_key: Credential,
  sms_messagebird_originator: Credential,
  sms_vonage_api_key: Credential,
  sms_vonage_api_secret: Credential,
  sms_vonage_from: Credential,
  sms_textlocal_api_key: Credential,
  sms_textlocal_sender: Credential,
  /** `phone=code` pairs, comma-separated. */
  sms_test_otp: z.string().max(1024),
  sms_test_otp_valid_until: z.union([
    z.literal(''),
    z.iso.datetime({ offset: true, error: texts.auth.invalidDatetime }),
  ]),
});

/** Through any other, a host could be reached that is no mail server. */
const mailPorts: readonly string[] = ['25', '465', '587', '2525'];

/** The project's own mail server; without a host and a sender it has none. */
export const AuthMailSettings = z.object({
  smtp_host: z
    .string()
    .trim()
    .max(255)
    .regex(/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?)?$/i, cloudMessages.mailHostInvalid),
  smtp_port: z
    .string()
    .trim()
    .refine((port) => mailPorts.includes(port), { error: cloudMessages.mailPortInvalid }),
  smtp_user: Credential,
  smtp_pass: Credential,
  smtp_admin_email: z.union([z.literal(''), z.email(cloudMessages.emailInvalid)], {
    error: cloudMessages.emailInvalid,
  }),
  smtp_sender_name: z.string().trim().max(200),
});

export const AuthGoogleSettings = z.object({
  external_google_enabled: z.boolean(),
  /** Comma-separated. */
  external_google_client_id: z
    .string()
    .regex(/^(?:[\w-]+(?:\.[\w-]+)*(?:,[\w-]+(?:\.[\w-]+)*)*)?$/, cloudMessages.clientIdsInvalid),
  external_google_secret: z.string().regex(/^(?:[\w.-]*|\*{8})$/, cloudMessages.clientSecretInvalid),
  external_google_skip_nonce_check: z.boolean(),
});

/** The mails of an app that its owner may write. */
export const mailTemplateNames = [
  'confirmation',
  'recovery',
  'magic_link',
  'invite',
  'email_change',
  'reauthentication',
] as const;
export type MailTemplateName = (typeof mailTemplateNames)[number];

/** An empty text stands for the words that the platform sends. */
export const MailTemplate = z.object({
  name: z.enum(mailTemplateNames),
  subject: z.string().trim().max(200),
  content: z.string().max(100_000),
});
export type MailTemplate = z.infer<typeof MailTemplate>;

/** How people sign in to the project's app. A secret that is set is told as eight stars, which leave it as it is. */
export const AuthConfig = z.object({
  disable_signup: z.boolean(),
  external_anonymous_users_enabled: z.boolean(),
  site_url: z.string(),
  uri_allow_list: z.array(z.string()),
  /** The project's own pages, which are allowed always. */
  managed_urls: z.array(z.string()),
  // What was set by another way may lie outside of what these forms allow.
  email: AuthEmailSettings.extend({
    password_min_length: z.number(),
    password_required_characters: RequiredCharacters.nullable(),
    mailer_otp_exp: z.number().min(rules.otpExpirySchemaSeconds[0]).max(rules.otpExpirySchemaSeconds[1]),
    mailer_otp_length: z.number(),
  }),
  phone_settings: AuthPhoneSettings.extend({
    sms_otp_exp: z.number(),
    sms_otp_length: z.number(),
    sms_test_otp_valid_until: z.string(),
  }),
  google_settings: AuthGoogleSettings.extend({
    external_google_client_id: z.string(),
    external_google_secret: z.string(),
  }),
  mail_settings: AuthMailSettings.extend({
    smtp_host: z.string(),
    smtp_port: z.string(),
    smtp_admin_email: z.string(),
  }),
  /** All of them, as they are sent now. */
  mail_templates: z.array(
    MailTemplate.extend({ subject: z.string(), content: z.string(), is_own: z.boolean() }),
  ),
  /** What Google has to be told. */
  google_callback_url: z.url(),
  /** Who carries mails: the project's server, the operator's, or nobody, in which case they wait in the outbox. */
  mail_delivery: z.enum(['project', 'operator', 'outbox']),
  sms_delivery: z.enum(['provider', 'outbox']),
  /** Addresses count as confirmed because nobody could carry a mail, and not because someone chose so. */
  is_autoconfirm_without_mail: z.boolean(),
  /** Whether the operator lets passwords be looked up in the list of leaks. */
  can_check_leaks: z.boolean(),
});
export type AuthConfig = z.infer<typeof AuthConfig>;

export const AuthConfigChange = z
  .object({
    disable_signup: z.boolean(),
    external_anonymous_users_enabled: z.boolean(),
    site_url: z.union([z.literal(''), redirectUrl(false)]),
    uri_allow_list: AllowList,
    email: AuthEmailSettings.partial(),
    phone_settings: AuthPhoneSettings.partial(),
    google_settings: AuthGoogleSettings.partial(),
    mail_settings: AuthMailSettings.partial(),
    mail_templates: z.array(MailTemplate).max(mailTemplateNames.length),
  })
  .partial();
export type AuthConfigChange = z.infer<typeof AuthConfigChange>;
