/** Sign-up, sign-in and everything about the users of a project, in GoTrue's protocol. */
export { createAuth, type Auth } from './auth.ts';
export { authService } from './auth-service.ts';
export type { AuthErrorCode } from './errors.ts';
export type { AuthRequest, AuthResponse } from './http.ts';
export type {
  AuthDatabases,
  AuthDeps,
  AuthMail,
  AuthSettingsSource,
  FetchedText,
  FetchText,
  MailSender,
  MailTemplate,
  SmsSender,
  TextMessage,
} from './ports.ts';
export {
  applyChange,
  asSettings,
  type ChosenSettings,
  describeConfig,
  isSecret,
  keptSecret,
  knownSettings,
  readConfigChange,
} from './config/config.ts';
export {
  authSettings,
  type AuthSettings,
  hasMailServer,
  hasSmsProvider,
  type SmsProviderName,
} from './settings.ts';
export { settingsDefaults } from './settings.data.ts';
export { defaultTemplates } from './mail/templates.data.ts';
export { createSmsSender } from './sms/providers.ts';
