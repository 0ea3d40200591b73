export { cloudAuthEndpoints, OutboxMessage } from './auth.ts';
export {
  AuthConfig,
  AuthConfigChange,
  AuthEmailSettings,
  AuthGoogleSettings,
  AuthMailSettings,
  AuthPhoneSettings,
  MailTemplate,
  type MailTemplateName,
  mailTemplateNames,
  otpLength,
  redirectUrlFault,
  RequiredCharacters,
} from './auth-config.ts';
export { cloudEndpoints, cloudPassthroughs } from './endpoints.ts';
export {
  AiUsageRow,
  BackendFinding,
  cloudConsoleEndpoints,
  cloudProxyEndpoints,
  EdgeFunction,
  Integration,
} from './management.ts';
export { BackendInvitation, BackendUser, BanDuration, cloudUserEndpoints, NewBackendUser } from './users.ts';
export {
  BackendBucket,
  BucketPolicy,
  BucketPolicyTemplate,
  BucketRules,
  cloudBucketEndpoints,
} from './buckets.ts';
export { BackendUsage, cloudUsageEndpoints } from './usage.ts';
export { cloudMessages } from './messages.data.ts';
export { BackendSecret, cloudSecretEndpoints, NewSecret } from './secrets.ts';
export { BackendObject, cloudObjectEndpoints } from './objects.ts';
export { cloudArchiveEndpoints } from './archives.ts';
export { BackendBackup, BackupContent, BackupSchedule, cloudBackupEndpoints } from './backups.ts';
export {
  BackendImport,
  backendImportLimits,
  BackendImportReport,
  cloudImportEndpoints,
  type ImportFault,
} from './import.ts';
export { cloudPricesMicros } from './prices.data.ts';
export { cloudLimits } from './limits.data.ts';
export { Backend, BackendKey, BackendPart, InstanceStatus, InstanceType } from './schemas.ts';
export {
  BackendTable,
  cloudTableEndpoints,
  RowFilter,
  RowsPage,
  TableColumn,
  TableSummary,
} from './tables.ts';
export {
  AccessTry,
  AccessVerdict,
  ActAs,
  cloudAccessEndpoints,
  policyCommands,
  RlsPolicy,
  SchemaTable,
} from './access.ts';
export { cloudSqlEndpoints, SavedQuery, SavedQueryId, SqlFailure, SqlResult, type SqlRun } from './sql.ts';
export {
  BackendStructure,
  cloudStructureEndpoints,
  deleteRules,
  JobRun,
  StructureChange,
  StructurePlan,
  triggerEvents,
} from './structure.ts';
