import { functionsSql } from './functions.ts';
import { rightsSql } from './rights.ts';
import { tablesSql } from './tables.ts';

/**
 * The schema `auth` of a new project, for PostgreSQL 15 to 18. The schema itself and the roles exist; it is run by
 * `supabase_auth_admin`.
 */
export const authSchemaSql: string = [tablesSql, functionsSql, rightsSql].join('\n');
