/** Statements of a request in one round trip: role, settings and work in one transaction with a single Sync. */
export { runAs, type Results, type Session } from './session.ts';
export { runBatch, type BatchValue } from './batch.ts';
export { createLanes, type Lanes } from './lanes.ts';
