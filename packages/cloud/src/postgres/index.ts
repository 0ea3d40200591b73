export {
  CLOUD_SIZES,
  type AppliedMigration,
  type CloudDatabases,
  type CloudLogin,
  type CloudSize,
  type Migration,
  type OwnerOptions,
} from './databases.ts';
export type { AppsCluster } from './ports.ts';
export { serviceSchemas, type ServiceAdmin, type ServiceSchema } from './service-schemas.ts';
