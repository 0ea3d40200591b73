export { adminEndpoints } from './endpoints.ts';
export {
  AdminAccount,
  AdminFailedJob,
  AdminHealth,
  AdminMail,
  AdminMailSummary,
  AdminQueue,
  AdminSettings,
  AdminWorkspace,
  MailStatus,
} from './schemas.ts';
