import type { Auth } from '@loam/cloud/auth';
import { functionRoutes, type Functions, type ManagedSecrets, secretRoutes } from '@loam/cloud/functions';
import {
  absentRoutes,
  addonRoutes,
  advisorRoutes,
  createManagement,
  databaseRoutes,
  type ManagedDatabases,
  type ManagedMigrations,
  type ManagedProject,
  type ManagedStates,
  type Management,
  type ManagementRoute,
  projectRoutes,
  restConfigRoutes,
  typesRoutes,
} from '@loam/cloud/management';
import { type InstanceStatus, UserId } from '@loam/contract';
import type { CloudAuthSettings } from './auth-settings.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { CloudLogs } from './logs.ts';
import { authManagementRoutes } from './management-auth.ts';
import { keyRoutes } from './management-keys.ts';
import { managementLogRoutes } from './management-logs.ts';
import { noCloud } from './policy.ts';
import {
  createProjectMigrations,
  type ProjectMigrations,
  type ProjectMigrationsDeps,
} from './project-migrations.ts';
import { realtimeConfigRoutes } from './realtime-settings.ts';
import type { ServedRow } from './store.ts';
import { cloudUrl } from './urls.ts';

export interface ManagementOptions {
  readonly lifecycle: Lifecycle;
  readonly databases: ManagedDatabases;
  readonly builder: ProjectMigrationsDeps['builder'];
  readonly authSettings: CloudAuthSettings;
  /** Absent where nothing runs functions. */
  readonly functions: Functions | undefined;
  readonly secrets: ManagedSecrets;
  /** What services bring along themselves. */
  readonly more: readonly ManagementRoute[];
  readonly logs: CloudLogs | undefined;
  readonly auth: Auth | undefined;
}

/**
 * The groups of calls that the Management API consists of. One more is a function that returns its `ManagementRoute[]`, in
 * a file of its own (`management-<group>.ts` here, or in the folder of its service), and one line in this list.
 */
export function openManagement(context: CloudContext, options: ManagementOptions): Management {
  const { lifecycle, databases, builder, logs, auth, authSettings, functions, secrets, more } = options;
  const { clock } = context;
  const migrations = createProjectMigrations(context, { lifecycle, ownerSql: databases, builder });
  const states = statesOf(context, lifecycle);
  return createManagement([
    ...projectRoutes({ states, databases, ...(functions && { functions: () => functions.status() }) }),
    ...addonRoutes(states),
    ...databaseRoutes({ databases, migrations: managedMigrations(context, migrations) }),
    ...typesRoutes(databases),
    ...restConfigRoutes(databases),
    ...advisorRoutes({
      databases,
      allowsAnonymous: async (ref) => auth !== undefined && allowsAnonymous(auth, ref),
    }),
    ...keyRoutes(context),
    ...(logs ? managementLogRoutes({ logs, clock }) : []),
    ...authManagementRoutes(authSettings),
    ...realtimeConfigRoutes(context),
    ...(functions ? functionRoutes(functions) : []),
    ...secretRoutes(secrets),
    ...more,
    ...absentRoutes(),
  ]);
}

/** As the app itself asks. */
async function allowsAnonymous(auth: Auth, ref: string): Promise<boolean> {
  const query = new URLSearchParams();
  const answer = await auth.handle({
    ref,
    method: 'GET',
    path: '/settings',
    query,
    headers: {},
    body: '',
    ip: '127.0.0.1',
  });
  return answer.status === 200 && /"anonymous_users":\s*true/.test(answer.body);
}

/** As each other change of a project's database: with its file in the project. */
function managedMigrations({ store, db }: CloudContext, migrations: ProjectMigrations): ManagedMigrations {
  return {
    async apply({ ref, caller, name, sql }) {
      const row = await store.findServed(db, ref);
      if (!row) throw noCloud();
      await migrations.apply({
        projectId: row.project_id,
        name,
        sql,
        author: { userId: UserId.parse(caller) },
      });
    },
  };
}

function statesOf(context: CloudContext, lifecycle: Lifecycle): ManagedStates {
  const { store, db } = context;
  const served = async (ref: string): Promise<ServedRow> => {
    const row = await store.findServed(db, ref);
    if (!row) throw noCloud();
    return row;
  };
  return {
    find: async (ref) => managedProject(context, await served(ref)),
    async pause(ref) {
      await lifecycle.pause((await served(ref)).project_id);
    },
    async restore(ref) {
      await lifecycle.wake((await served(ref)).project_id);
    },
    async resize(ref, size) {
      const { project_id: id } = await served(ref);
      await lifecycle.resize({ id, workspace_plan: await store.findPlan(db, ref) }, size);
    },
  };
}

export function managedProject({ config }: Pick<CloudContext, 'config'>, row: ServedRow): ManagedProject {
  return {
    ref: row.ref,
    name: row.project_display_name,
    organizationId: row.workspace_id,
    status: managedStatus[row.status],
    size: row.instance_type,
    host: new URL(cloudUrl(config, row.ref)).host,
    createdAt: row.created_at.toISOString(),
  };
}

const managedStatus: Readonly<Record<InstanceStatus, string>> = {
  OK: 'ACTIVE_HEALTHY',
  RESIZING: 'RESIZING',
  UPGRADING: 'UPGRADING',
  RESTARTING: 'RESTARTING',
  COMING_UP: 'COMING_UP',
  RESTORING: 'RESTORING',
  UNHEALTHY: 'ACTIVE_UNHEALTHY',
  INACTIVE: 'INACTIVE',
  PAUSING: 'PAUSING',
};
