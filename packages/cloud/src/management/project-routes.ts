import type { ManagedDatabases, ManagedProject, ManagedStates } from './ports.ts';
import { json, type ManagementRoute, refusal } from './route.ts';

export interface ProjectRoutesOptions {
  readonly states: ManagedStates;
  readonly databases: ManagedDatabases;
  /** Whether functions can be run here, and why not; absent where nothing knows. */
  functions?(): { readonly kind: 'on' | 'unheld' } | { readonly kind: 'off'; readonly reason: string };
}

const services = ['auth', 'db', 'db_postgres_user', 'functions', 'pooler', 'realtime', 'rest', 'storage'];
const healthTimeoutMs = 3000;

/** The cloud itself: its state, its health, pausing and waking it. */
export function projectRoutes({ states, databases, functions }: ProjectRoutesOptions): ManagementRoute[] {
  const stateOf = (name: string, state: Health): Health =>
    name === 'functions' && state.healthy ? functionsState(functions?.()) : state;
  return [
    {
      method: 'GET',
      pattern: '',
      access: 'view',
      whileClosed: true,
      handle: async ({ ref }) => json(200, wireProject(await states.find(ref))),
    },
    {
      method: 'GET',
      pattern: 'health',
      access: 'view',
      whileClosed: true,
      async handle({ ref, query }) {
        const asked = query.getAll('services').flatMap((list) => list.split(','));
        const unknown = asked.find((name) => !services.includes(name));
        if (unknown !== undefined) return refusal(400, `services: "${unknown.slice(0, 40)}" is not one.`);
        const { status } = await states.find(ref);
        const state = status === 'ACTIVE_HEALTHY' ? await databaseState(databases, ref) : closedState(status);
        return json(
          200,
          (asked.length > 0 ? asked : services).map((name) => ({ name, ...stateOf(name, state) })),
        );
      },
    },
    {
      method: 'POST',
      pattern: 'pause',
      access: 'manage',
      whileClosed: true,
      async handle({ ref }) {
        await states.pause(ref);
        return json(200, {});
      },
    },
    {
      method: 'POST',
      pattern: 'restore',
      access: 'edit',
      whileClosed: true,
      async handle({ ref }) {
        await states.restore(ref);
        return json(200, {});
      },
    },
  ];
}

export function wireProject(project: ManagedProject) {
  const { ref, name, organizationId, status, host, createdAt } = project;
  return {
    id: ref,
    ref,
    organization_id: organizationId,
    organization_slug: organizationId,
    name,
    region: 'local',
    created_at: createdAt,
    status,
    database: { host, version: '17', postgres_engine: '17', release_channel: 'ga' },
  };
}

interface Health {
  readonly healthy: boolean;
  readonly status: 'ACTIVE_HEALTHY' | 'COMING_UP' | 'UNHEALTHY';
  readonly error?: string;
}

/** Every service lives by the database: one that answers is the health of them all. */
async function databaseState(databases: ManagedDatabases, ref: string): Promise<Health> {
  try {
    await databases.runAsOwner(ref, 'select 1', { isReadOnly: true, timeoutMs: healthTimeoutMs });
    return { healthy: true, status: 'ACTIVE_HEALTHY' };
  } catch {
    return { healthy: false, status: 'UNHEALTHY', error: 'The database does not answer.' };
  }
}

/** They live by what runs them, too. */
function functionsState(
  found: ReturnType<NonNullable<ProjectRoutesOptions['functions']>> | undefined,
): Health {
  if (found && found.kind !== 'off') return { healthy: true, status: 'ACTIVE_HEALTHY' };
  const error = found?.reason ?? 'Nothing runs functions in this installation.';
  return { healthy: false, status: 'UNHEALTHY', error };
}

function closedState(status: string): Health {
  const isStarting = /^(COMING_UP|RESTORING|RESTARTING|UPGRADING|RESIZING)$/.test(status);
  const error = `The project is ${status}.`;
  return { healthy: false, status: isStarting ? 'COMING_UP' : 'UNHEALTHY', error };
}
