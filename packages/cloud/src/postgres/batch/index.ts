/** Statements of a request in one round trip: role, settings and work in one transaction with a single Sync. */
export { runAs, type Results, type Session, type SessionWork } from './session.ts';
export { runBatch, type BatchOptions, type BatchRow, type BatchStatement, type BatchValue } from './batch.ts';
