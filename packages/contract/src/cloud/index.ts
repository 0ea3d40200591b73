export { cloudAuthEndpoints, OutboxMessage } from './auth.ts';
export { AuthConfig, AuthConfigChange, RequiredCharacters } from './auth-config.ts';
export { cloudEndpoints, cloudPassthroughs } from './endpoints.ts';
export { AiUsageRow, cloudConsoleEndpoints, cloudProxyEndpoints, Integration } from './management.ts';
export { BackendUser, cloudUserEndpoints } from './users.ts';
export { BackendSecret, cloudSecretEndpoints } from './secrets.ts';
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
export { Backend, BackendKey, InstanceStatus, InstanceType } from './schemas.ts';
export {
  BackendTable,
  cloudTableEndpoints,
  RowFilter,
  RowsPage,
  TableColumn,
  TableSummary,
} from './tables.ts';
