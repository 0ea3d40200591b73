import { authSchemaSql } from '../auth/schema/index.ts';
import { realtimeSchemaSql } from '../realtime/schema/index.ts';
import { storageSchemaSql } from '../storage/schema/index.ts';

/** What a service brings into the database of every project. */
export interface ServiceSchema {
  readonly schema: string;
  /** Owns the schema and whatever the SQL makes; the service becomes this role to work there. */
  readonly admin: ServiceAdmin;
  /**
   * Runs once, when the template is made, as `admin` and in one transaction with the others. The schema, the roles and the
   * extensions are there, and `postgres` stands for the project's owner. It ends up in every new database; databases that exist keep theirs.
   */
  readonly sql: string;
}

export type ServiceAdmin = 'supabase_auth_admin' | 'supabase_storage_admin' | 'supabase_realtime_admin';

/** The services that bring SQL, in the order in which it runs. */
export const serviceSchemas: readonly ServiceSchema[] = [
  { schema: 'auth', admin: 'supabase_auth_admin', sql: authSchemaSql },
  { schema: 'storage', admin: 'supabase_storage_admin', sql: storageSchemaSql },
  { schema: 'realtime', admin: 'supabase_realtime_admin', sql: realtimeSchemaSql },
];
