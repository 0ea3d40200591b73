export { isConnectionLost, isDiskFull } from './connection-loss.ts';
export { createDb, type Db, type DbOptions, type Queries, type Transaction } from './db.ts';
export {
  type AcquiredLease,
  createLeaseStore,
  type Lease,
  type LeaseStore,
  type LeaseRequest,
} from './leases.ts';
export { migrate } from './migrate.ts';
export type { SessionLock } from './session-lock.ts';
export { emptySql, joinSql, sql, type Sql } from './sql.ts';
export { isRefusedValue, isUniqueViolation } from './violations.ts';
