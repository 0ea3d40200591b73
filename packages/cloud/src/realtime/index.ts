/** Phoenix channels over websockets, as `@supabase/realtime-js` speaks them. */
export { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';
export type { RealtimeErrorCode } from './errors.ts';
export type { RealtimeLimits } from './limits.ts';
export type { RealtimeDatabases, RealtimePorts, RealtimeSettings, ReplicationLease } from './ports.ts';
