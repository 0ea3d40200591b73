/** Statements of a request in one round trip: role, settings and work in one transaction with a single Sync. */
export { runAs, type Session } from './session.ts';
export { runBatch } from './batch.ts';
