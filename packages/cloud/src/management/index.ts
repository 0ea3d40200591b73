/** Supabase's Management API for the clouds of this installation. */
export { absentRoutes } from './absent-routes.ts';
export { tryAccess, type AccessIdentity, type AccessTry } from './access.ts';
export { addonRoutes } from './addon-routes.ts';
export { advisorRoutes } from './advisor-routes.ts';
export { findAppPerson } from './app-person.ts';
export { databaseRoutes } from './database-routes.ts';
export { logCounts } from './log-counts.data.ts';
export { createManagement, type Management } from './management.ts';
export type { ManagedDatabases, ManagedMigrations, ManagedProject, ManagedStates } from './ports.ts';
export { projectRoutes, wireProject } from './project-routes.ts';
export { restConfigRoutes } from './rest-config-routes.ts';
export {
  fieldOf,
  json,
  type ManagementAccess,
  type ManagementCall,
  type ManagementRoute,
  refusal,
} from './route.ts';
export { readSchema } from './schema.ts';
export { signupsByDay, type SignupDay } from './signups.ts';
export { typesRoutes } from './types-routes.ts';
export { generateTypes } from './types/generate-types.ts';
