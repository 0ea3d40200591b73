import {
  type ChosenSettings,
  defaultTemplates,
  hasMailServer,
  hasSmsProvider,
  isSecret,
  keptSecret,
  readConfigChange,
  type AuthSettings,
} from '@loam/cloud/auth';
import {
  type AuthConfig,
  type AuthConfigChange,
  cloudAuthEndpoints as endpoints,
  type MailTemplate,
  type MailTemplateName,
  mailTemplateNames,
  type ProjectId,
  RequiredCharacters,
  texts,
} from '@loam/contract';
import { invalidField } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudAuthSettings } from './auth-settings.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { findOutboxMessage, listOutbox } from './outbox-store.ts';
import { cloudUrl } from './urls.ts';

export interface AuthConfigOptions {
  readonly lifecycle: Pick<Lifecycle, 'require'>;
  readonly settings: CloudAuthSettings;
}

/** The sign-in of a project's app, as the specification's forms have it. */
export function authConfigRoutes(
  context: CloudContext,
  { lifecycle, settings }: AuthConfigOptions,
): Binding[] {
  const { db } = context;
  const refOf = async (projectId: ProjectId) => (await lifecycle.require(projectId)).ref;
  const show = async (ref: string) =>
    wireConfig(context, ref, {
      settings: await settings.load(ref),
      chosen: await settings.chosen(ref),
      managed: await settings.managedUrls(ref),
    });
  return [
    bind(endpoints.getBackendAuth, async ({ params }) => show(await refOf(params.projectId))),
    bind(endpoints.updateBackendAuth, async ({ params, body }) => {
      const ref = await refOf(params.projectId);
      await changeAuthConfig(settings, ref, body);
      return show(ref);
    }),
    bind(endpoints.listBackendOutbox, async ({ params, query }) => ({
      messages: (await listOutbox(db, await refOf(params.projectId), query.limit)).map(
        ({ text: _text, html: _html, ...told }) => told,
      ),
    })),
    bind(endpoints.getBackendOutboxMessage, async ({ params }) =>
      findOutboxMessage(db, await refOf(params.projectId), params.messageId),
    ),
  ];
}

export async function changeAuthConfig(
  settings: Pick<CloudAuthSettings, 'managedUrls' | 'change'>,
  ref: string,
  change: AuthConfigChange,
): Promise<void> {
  const read = readConfigChange(flatChange(change, await settings.managedUrls(ref)));
  if (read.kind === 'fault') throw invalidField(read.name, read.message);
  await settings.change(ref, read.changes);
}

/** Sets of characters as Supabase writes them, of each of which one is needed. */
const characterSets: Readonly<Record<RequiredCharacters, string>> = {
  none: '',
  'letters+digits': 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
  'lower+upper+digits': 'abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
  'lower+upper+digits+symbols':
    'abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789:!@#$%^&*()_+-=[]{};\'\\\\:"|<>?,./`~',
};

function flatChange(change: AuthConfigChange, managed: readonly string[]): object {
  const { email, phone_settings: phone, google_settings: google, mail_settings: mail, ...rest } = change;
  const { uri_allow_list: urls, mail_templates: mails, ...flat } = rest;
  const own = urls?.findIndex((url) => managed.includes(url)) ?? -1;
  if (own >= 0) throw invalidField(`uri_allow_list.${own}`, texts.auth.url.managed);
  const characters = email?.password_required_characters;
  return {
    ...flat,
    ...(urls && { uri_allow_list: urls.join(',') }),
    ...email,
    ...(characters && { password_required_characters: characterSets[characters] }),
    ...phone,
    ...google,
    ...mail,
    ...flatTemplates(mails ?? []),
  };
}

/** Null takes the choice back: the platform's own words are sent again. */
function flatTemplates(mails: readonly MailTemplate[]): object {
  return Object.fromEntries(
    mails.flatMap(({ name, subject, content }) => [
      [`mailer_subjects_${name}`, subject === '' ? null : subject],
      [`mailer_templates_${name}_content`, content.trim() === '' ? null : content],
    ]),
  );
}

interface Shown {
  readonly settings: AuthSettings;
  readonly chosen: ChosenSettings;
  readonly managed: readonly string[];
}

function wireConfig({ config }: CloudContext, ref: string, shown: Shown): AuthConfig {
  const { settings, chosen, managed } = shown;
  const listed = chosen['uri_allow_list'];
  const carriesMail = config.smtpUrl !== undefined || hasMailServer(settings);
  return {
    disable_signup: settings.disable_signup,
    external_anonymous_users_enabled: settings.external_anonymous_users_enabled,
    site_url: settings.site_url,
    uri_allow_list: typeof listed === 'string' ? listed.split(',') : [],
    managed_urls: [...managed],
    email: wireEmail(settings),
    phone_settings: wirePhone(settings),
    google_settings: {
      external_google_enabled: settings['external_google_enabled'] ?? false,
      external_google_client_id: settings['external_google_client_id'] ?? '',
      external_google_secret: told(settings, 'external_google_secret'),
      external_google_skip_nonce_check: settings['external_google_skip_nonce_check'] ?? false,
    },
    mail_settings: wireMail(settings),
    mail_templates: mailTemplateNames.map((name) => wireTemplate(settings, name)),
    google_callback_url: `${cloudUrl(config, ref)}/auth/v1/callback`,
    mail_delivery: hasMailServer(settings) ? 'project' : carriesMail ? 'operator' : 'outbox',
    sms_delivery: hasSmsProvider(settings) ? 'provider' : 'outbox',
    is_autoconfirm_without_mail: !carriesMail && chosen['mailer_autoconfirm'] === undefined,
    can_check_leaks: config.checksLeakedPasswords,
  };
}

function wireMail(settings: AuthSettings): AuthConfig['mail_settings'] {
  return {
    smtp_host: settings.smtp_host ?? '',
    smtp_port: settings.smtp_port ?? '587',
    smtp_user: settings.smtp_user ?? '',
    smtp_pass: told(settings, 'smtp_pass'),
    smtp_admin_email: settings.smtp_admin_email ?? '',
    smtp_sender_name: settings.smtp_sender_name ?? '',
  };
}

function wireTemplate(settings: AuthSettings, name: MailTemplateName) {
  const { subject, html } = defaultTemplates[name];
  const own = settings[`mailer_subjects_${name}`];
  const content = settings[`mailer_templates_${name}_content`];
  const isOwn = own !== undefined || content !== undefined;
  return { name, subject: own ?? subject, content: content ?? html, is_own: isOwn };
}

function wireEmail(settings: AuthSettings): AuthConfig['email'] {
  const named = RequiredCharacters.options.find(
    (name) => characterSets[name] === settings.password_required_characters,
  );
  return {
    external_email_enabled: settings.external_email_enabled,
    mailer_autoconfirm: settings.mailer_autoconfirm,
    mailer_secure_email_change_enabled: settings.mailer_secure_email_change_enabled,
    security_update_password_require_reauthentication:
      settings.security_update_password_require_reauthentication,
    password_hibp_enabled: settings.password_hibp_enabled,
    password_min_length: settings.password_min_length,
    password_required_characters: named ?? null,
    mailer_otp_exp: settings.mailer_otp_exp,
    mailer_otp_length: settings.mailer_otp_length,
  };
}

function wirePhone(settings: AuthSettings): AuthConfig['phone_settings'] {
  const credential = (name: CredentialName) => told(settings, name);
  return {
    external_phone_enabled: settings.external_phone_enabled,
    sms_autoconfirm: settings.sms_autoconfirm,
    sms_otp_exp: settings.sms_otp_exp,
    sms_otp_length: settings.sms_otp_length,
    sms_template: settings.sms_template,
    sms_provider: settings.sms_provider,
    sms_twilio_account_sid: credential('sms_twilio_account_sid'),
    sms_twilio_auth_token: credential('sms_twilio_auth_token'),
    sms_twilio_message_service_sid: credential('sms_twilio_message_service_sid'),
    sms_twilio_verify_account_sid: credential('sms_twilio_verify_account_sid'),
    sms_twilio_verify_auth_token: credential('sms_twilio_verify_auth_token'),
    sms_twilio_verify_message_service_sid: credential('sms_twilio_verify_message_service_sid'),
    sms_messagebird_access_key: credential('sms_messagebird_access_key'),
    sms_messagebird_originator: credential('sms_messagebird_originator'),
    sms_vonage_api_key: credential('sms_vonage_api_key'),
    sms_vonage_api_secret: credential('sms_vonage_api_secret'),
    sms_vonage_from: credential('sms_vonage_from'),
    sms_textlocal_api_key: credential('sms_textlocal_api_key'),
    sms_textlocal_sender: credential('sms_textlocal_sender'),
    sms_test_otp: settings.sms_test_otp,
    sms_test_otp_valid_until: settings.sms_test_otp_valid_until,
  };
}

type CredentialName =
  | 'external_google_secret'
  | 'smtp_pass'
  | `sms_twilio_${string}`
  | `sms_messagebird_${string}`
  | `sms_vonage_${string}`
  | `sms_textlocal_${string}`;

function told(settings: AuthSettings, name: CredentialName): string {
  const value = settings[name] ?? '';
  return isSecret(name) && value !== '' ? keptSecret : value;
}
