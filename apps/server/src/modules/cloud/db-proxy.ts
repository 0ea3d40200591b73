import { createManagement, type ManagedDatabases, type ManagedStates } from '@loam/cloud/management';
import { cloudPassthroughs, type InstanceStatus, type ProjectId } from '@loam/contract';
import { bindPassthrough, type Binding } from '../../http/bind.ts';
import { readJson } from '../../http/read-json.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { noCloud, notNow, unreachable } from './policy.ts';

const bodyBytes = 8 * 1024 * 1024;

export interface DbProxyOptions {
  readonly lifecycle: Lifecycle;
  readonly databases: ManagedDatabases | undefined;
}

/** Supabase's Management API below a project. Which cloud it is about is the project's to say, never the path's. */
export function dbProxyRoutes(context: CloudContext, { lifecycle, databases }: DbProxyOptions): Binding[] {
  const states: ManagedStates = {
    async status(ref) {
      const row = await context.store.findServed(context.db, ref);
      if (!row) throw noCloud();
      return managedStatus[row.status];
    },
    async restore(ref) {
      const row = await context.store.findServed(context.db, ref);
      if (!row?.project_id) throw noCloud();
      await lifecycle.wake(row.project_id);
    },
  };
  const management = databases && createManagement({ databases, states, clock: context.clock });
  const handle = async (projectId: ProjectId, rest: string, request: Request): Promise<Response> => {
    const { ref, status } = await lifecycle.require(projectId);
    if (!management) throw unreachable();
    const asksForData = /\/database\//.test(rest);
    if (asksForData && status !== 'OK' && status !== 'RESIZING') throw notNow(status);
    const body = request.method === 'GET' ? undefined : await readJson(request, bodyBytes);
    const answer = await management.handle({ ref, method: request.method, path: rest, body });
    const text = typeof answer.body === 'string' ? answer.body : null;
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(text, { status: answer.status, headers });
  };
  return [
    ...bindPassthrough(cloudPassthroughs.readBackendProxy, ({ project, rest, request }) =>
      handle(project.project.id, rest, request),
    ),
    ...bindPassthrough(cloudPassthroughs.writeBackendProxy, ({ project, rest, request }) =>
      handle(project.project.id, rest, request),
    ),
  ];
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
