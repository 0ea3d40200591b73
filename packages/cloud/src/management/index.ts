/** Supabase's Management API for the clouds of this installation. */
export { createManagement, type Management, type ManagementRequest } from './management.ts';
export type { ManagedDatabases, ManagedStates } from './ports.ts';
export { signupsByDay, type SignupDay } from './signups.ts';
