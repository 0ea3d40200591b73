/** Supabase's Management API for the clouds of this installation. */
export { databaseRoutes } from './database-routes.ts';
export { createManagement, type Management } from './management.ts';
export type { ManagedDatabases, ManagedStates } from './ports.ts';
export { projectRoutes } from './project-routes.ts';
export {
  fieldOf,
  json,
  type ManagementAccess,
  type ManagementCall,
  type ManagementRoute,
  refusal,
} from './route.ts';
export { signupsByDay, type SignupDay } from './signups.ts';
