import type { ClientBase } from 'pg';

/** Roles belong to the whole cluster. These are the same for every project; none of them can log in. */
export interface SharedRoles {
  /** Owns what a project's migrations make. `postgres`, as on Supabase, unless the server's own administrator has that name. */
  readonly owner: string;
  /**
   * Whether `service_role` passes row security by. Only who passes it may make such a role (before 16 only a superuser);
   * elsewhere `service_role` is a member of the owner, whom row security does not bind unless a table says FORCE.
   */
  readonly servicePassesRls: boolean;
}

interface AdminRow {
  readonly is_superuser: boolean;
  readonly can_pass_rls: boolean;
}

interface RoleRow {
  readonly is_powerful: boolean;
}

const visitorRoles = ['anon', 'authenticated'];
const requestRoles = [...visitorRoles, 'service_role'];
const serviceAdmins = ['supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin'];
/** `authenticator` has no use here but to be named in grants; logins have names of their own. */
const plainRoles = [...serviceAdmins, 'supabase_admin', 'authenticator', 'dashboard_user'];

/** Makes the roles that are missing. The caller holds the cluster's lock. */
export async function ensureSharedRoles(
  admin: ClientBase,
): Promise<{ readonly roles: SharedRoles; readonly isSuperuser: boolean }> {
  const { isSuperuser, canPassRls } = await readAdmin(admin);
  const owner = await chooseOwner(admin);
  await admin.query(
    [
      ...['anon', 'authenticated', ...plainRoles].map((role) => createRole(role, 'nologin noinherit')),
      // Row security is written for the visitors of an app; its own server and its owner see everything.
      createRole('service_role', canPassRls ? 'nologin noinherit bypassrls' : 'nologin inherit'),
      createRole(owner, `nologin inherit${canPassRls ? ' bypassrls' : ''}`),
    ].join('\n'),
  );
  const servicePassesRls = await passesRls(admin, 'service_role');
  const ownerIs = [...visitorRoles, ...(servicePassesRls ? ['service_role'] : []), ...serviceAdmins];
  await admin.query(
    [
      // Policies on storage.objects and triggers on auth.users ask for the owner of the table.
      `grant ${ownerIs.join(', ')} to ${owner};`,
      servicePassesRls ? '' : `grant ${owner} to service_role;`,
      // Whoever is not a superuser makes things for a role, and ends its sessions, as a member of it.
      isSuperuser ? '' : `grant ${[owner, ...requestRoles, ...plainRoles].join(', ')} to current_user;`,
    ].join('\n'),
  );
  return { roles: { owner, servicePassesRls }, isSuperuser };
}

/** For what logs in: the roles that a login of the project can become. */
export function rolesOfLogin(
  login: 'rest' | 'services' | 'owner',
  { owner, servicePassesRls }: SharedRoles,
): readonly string[] {
  // The owner itself cannot be a member of who is a member of it.
  if (login === 'owner') return servicePassesRls ? [owner] : [owner, 'service_role'];
  return login === 'rest' ? requestRoles : [...requestRoles, ...serviceAdmins, 'supabase_admin'];
}

async function readAdmin(admin: ClientBase) {
  const { rows } = await admin.query<AdminRow>(
    `select rolsuper as is_superuser,
       rolsuper or (rolbypassrls and current_setting('server_version_num')::int >= 160000) as can_pass_rls
     from pg_catalog.pg_roles where rolname = current_user`,
  );
  return { isSuperuser: rows[0]?.is_superuser ?? false, canPassRls: rows[0]?.can_pass_rls ?? false };
}

async function passesRls(admin: ClientBase, role: string): Promise<boolean> {
  const { rowCount } = await admin.query(
    'select from pg_catalog.pg_roles where rolname = $1 and rolbypassrls',
    [role],
  );
  return rowCount === 1;
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
