import { functionRoutes, type Functions, type ManagedSecrets, secretRoutes } from '@loam/cloud/functions';
import {
  createManagement,
  databaseRoutes,
  type ManagedDatabases,
  type ManagedStates,
  type Management,
  type ManagementRoute,
  projectRoutes,
} from '@loam/cloud/management';
import type { InstanceStatus } from '@loam/contract';
import type { CloudAuthSettings } from './auth-settings.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { authManagementRoutes } from './management-auth.ts';
import { noCloud } from './policy.ts';

export interface ManagementOptions {
  readonly lifecycle: Lifecycle;
  readonly databases: ManagedDatabases;
  readonly authSettings: CloudAuthSettings;
  /** Absent where nothing runs functions. */
  readonly functions: Functions | undefined;
  readonly secrets: ManagedSecrets;
  /** What services bring along themselves. */
  readonly more: readonly ManagementRoute[];
}

/**
 * The groups of calls that the Management API consists of. One more is a function that returns its `ManagementRoute[]`, in
 * a file of its own (`management-<group>.ts` here, or in the folder of its service), and one line in this list.
 */
export function openManagement(
  context: CloudContext,
  { lifecycle, databases, authSettings, functions, secrets, more }: ManagementOptions,
): Management {
  return createManagement([
    ...projectRoutes(statesOf(context, lifecycle)),
    ...databaseRoutes({ databases, clock: context.clock }),
    ...authManagementRoutes(authSettings),
    ...(functions ? functionRoutes(functions) : []),
    ...secretRoutes(secrets),
    ...more,
  ]);
}

function statesOf({ store, db }: CloudContext, lifecycle: Lifecycle): ManagedStates {
  return {
    async status(ref) {
      const row = await store.findServed(db, ref);
      if (!row) throw noCloud();
      return managedStatus[row.status];
    },
    async restore(ref) {
      const row = await store.findServed(db, ref);
      if (!row?.project_id) throw noCloud();
      await lifecycle.wake(row.project_id);
    },
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
