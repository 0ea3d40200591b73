import type { DeniedReason, ParsedTopic } from '@loam/contract';
import type { AccessPort, ProjectAccess, WorkspaceAccess } from '../http/access.ts';
import type { Actor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { authorize } from '../http/authorize.ts';

/** The same rules as for calls; an account's own topic is for itself alone. */
export async function decideTopic(
  access: AccessPort,
  actor: Actor,
  topic: ParsedTopic,
): Promise<DeniedReason | undefined> {
  if (topic.kind === 'user') {
    if (actor.kind === 'anonymous') return 'unauthenticated';
    return actor.userId === topic.ids.userId ? undefined : 'not_found';
  }
  try {
    await authorize(access, { actor, permission: topic.permission, ids: topic.ids });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): DeniedReason {
  if (!(error instanceof ApiError)) return 'unavailable';
  if (error.code === 'unauthenticated' || error.code === 'not_found' || error.code === 'forbidden')
    return error.code;
  return 'unavailable';
}

const memoMs = 1000;
const maxRemembered = 10_000;

/** A page subscribes to many topics of one project at once: one look at the database answers them all. */
export function rememberAccess(access: AccessPort, nowMs: () => number): AccessPort & { forget(): void } {
  const projects = createMemory<ProjectAccess | undefined>(nowMs);
  const workspaces = createMemory<WorkspaceAccess | undefined>(nowMs);
  return {
    project: (actor, id) => projects.get(`${keyOf(actor)} ${id}`, () => access.project(actor, id)),
    workspace: (actor, id) => workspaces.get(`${keyOf(actor)} ${id}`, () => access.workspace(actor, id)),
    forget() {
      projects.clear();
      workspaces.clear();
    },
  };
}

function keyOf(actor: Actor): string {
  return actor.kind === 'anonymous' ? '' : actor.userId;
}

function createMemory<Value>(nowMs: () => number) {
  const known = new Map<string, { readonly untilMs: number; readonly value: Promise<Value> }>();
  return {
    clear: () => known.clear(),
    get(key: string, load: () => Promise<Value>): Promise<Value> {
      const existing = known.get(key);
      if (existing && existing.untilMs > nowMs()) return existing.value;
      if (known.size >= maxRemembered) known.clear();
      const value = load();
      known.set(key, { untilMs: nowMs() + memoMs, value });
      value.catch(() => known.delete(key));
      return value;
    },
  };
}
