import type { ClientBase } from 'pg';

/** Roles belong to the whole cluster. These are the same for every project; none of them can log in. */
export interface SharedRoles {
  /** Owns what a project's migrations make. `postgres`, as on Supabase, unless the server's own administrator has that name. */
  readonly owner: string;
}

interface RoleRow {
  readonly is_powerful: boolean;
}

const requestRoles = ['anon', 'authenticated', 'service_role'];
const serviceAdmins = ['supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'];
/** `authenticator` has no use here but to be named in grants; logins have names of their own. */
const plainRoles = [...serviceAdmins, 'supabase_admin', 'authenticator', 'dashboard_user'];

/** Makes the roles that are missing. The caller holds the cluster's lock. */
export async function ensureSharedRoles(admin: ClientBase): Promise<SharedRoles> {
  const owner = await chooseOwner(admin);
  await admin.query(
    [
      ...['anon', 'authenticated', ...plainRoles].map((role) => createRole(role, 'nologin noinherit')),
      // Row security is written for the visitors of an app; its own server and its owner see everything.
      createRole('service_role', 'nologin noinherit bypassrls'),
      createRole(owner, 'nologin inherit bypassrls'),
      // Policies on storage.objects and triggers on auth.users ask for the owner of the table.
      `grant ${[...requestRoles, ...serviceAdmins].join(', ')} to ${owner};`,
      // Whoever is not a superuser makes things for a role, and ends its sessions, as a member of it.
      `do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then
        grant ${[owner, ...requestRoles, ...plainRoles].join(', ')} to current_user; end if; end $$;`,
    ].join('\n'),
  );
  return { owner };
}

/** For what logs in: the roles that a login of the project can become. */
export function rolesOfLogin(
  login: 'rest' | 'services' | 'owner',
  { owner }: SharedRoles,
): readonly string[] {
  if (login === 'owner') return [owner];
  return login === 'rest' ? requestRoles : [...requestRoles, ...serviceAdmins, 'supabase_admin'];
}

async function chooseOwner(admin: ClientBase): Promise<string> {
  const { rows } = await admin.query<RoleRow>(
    `select rolsuper or rolcreaterole or rolcreatedb or rolcanlogin as is_powerful
     from pg_catalog.pg_roles where rolname = 'postgres'`,
  );
  return rows[0]?.is_powerful ? 'cloud_owner' : 'postgres';
}

function createRole(name: string, options: string): string {
  return `do $$ begin create role ${name} ${options};
    exception when duplicate_object or unique_violation then null; end $$;`;
}
