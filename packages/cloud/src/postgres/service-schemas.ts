import { authSchemaSql } from '../auth/schema/index.ts';
import { authSteps } from '../auth/schema/steps.ts';
import { realtimeSchemaSql, realtimeSteps } from '../realtime/schema/index.ts';
import { storageSchemaSql } from '../storage/schema/index.ts';
import { storageSteps } from '../storage/schema/steps.ts';

/** What a service brings into the database of every project. */
export interface ServiceSchema {
  readonly schema: string;
  /** Owns the schema and whatever the SQL makes; the service becomes this role to work there. */
  readonly admin: ServiceAdmin;
  /**
   * The first text, run as `admin` and in one transaction with the others. The schema, the roles and the extensions are
   * there, and `postgres` stands for the project's owner. Databases have it: what changes later is a step.
   */
  readonly sql: string;
  /** What changed since, in this order; the list only grows. New databases run all of them, others those they lack. */
  readonly steps?: readonly SchemaStep[];
}

/** One change of a service's schema, run as its administrator, all or nothing. */
export interface SchemaStep {
  /** For people who read logs. */
  readonly name: string;
  readonly sql: string;
}

export type ServiceAdmin = 'supabase_auth_admin' | 'supabase_storage_admin' | 'supabase_realtime_admin';

/** The services that bring SQL, in the order in which it runs. */
export const serviceSchemas: readonly ServiceSchema[] = [
  { schema: 'auth', admin: 'supabase_auth_admin', sql: authSchemaSql, steps: authSteps },
  { schema: 'storage', admin: 'supabase_storage_admin', sql: storageSchemaSql, steps: storageSteps },
  { schema: 'realtime', admin: 'supabase_realtime_admin', sql: realtimeSchemaSql, steps: realtimeSteps },
];
