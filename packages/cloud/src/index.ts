/** The backend of one project, in Supabase's protocols. Each service has a folder and a face of its own. */
export {
  CLOUD_SIZES,
  type AppliedMigration,
  type AppsCluster,
  type CloudDatabases,
  type CloudLogin,
  type CloudSize,
  type Migration,
  type OwnerOptions,
} from './postgres/index.ts';
