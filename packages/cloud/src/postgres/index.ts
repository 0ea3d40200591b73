export {
  CLOUD_SIZES,
  type AppliedMigration,
  type CloudDatabases,
  type CloudLogin,
  type CloudSize,
  type Migration,
  type MigrationOutcome,
  type OwnerOptions,
  type StatementFault,
  type WorkMark,
} from './databases.ts';
export { openDatabaseDoor } from './door/database-door.ts';
export type { CloudDatabaseErrorCode } from './errors.ts';
export { openCloudDatabases, type CloudDatabasesOptions } from './open-cloud-databases.ts';
export type { DumpFile } from './export/index.ts';
export {
  cancelConsoleSql,
  type ConsoleFailure,
  type ConsoleResult,
  type ConsoleRun,
  runConsoleSql,
} from './owner-sql/console-sql.ts';
export { readTar, writeTar, type TarEntry } from './export/tar.ts';
export { isAlreadyThere } from './owner-sql/index.ts';
export { leaveTransaction } from './owner-sql/leave-transaction.ts';
export { findStructureChange } from './owner-sql/changes-structure.ts';
export { splitStatements, type Statement } from './owner-sql/split-statements.ts';
export type { AppsCluster } from './ports.ts';
export { sizeLimits, type SizeLimits } from './sizes.ts';
export {
  SNAPSHOT_KINDS,
  type CloudSnapshots,
  type Snapshot,
  type SnapshotKind,
  type SnapshotOrder,
} from './snapshots/snapshot.ts';
