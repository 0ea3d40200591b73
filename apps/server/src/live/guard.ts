import { liveLimits, type ParsedTopic } from '@loam/contract';
import { errorMessage, type Bus, type Logger } from '@loam/kernel';
import type { ServerEvents } from '../events.ts';
import type { Actor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { requestOf } from './admission.ts';
import type { AccessChange } from './notice.ts';
import type { Credentials, Session } from './session.ts';

export interface GuardDeps {
  readonly sessions: ReadonlySet<Session>;
  authenticate(request: Request): Promise<Actor>;
  readonly nowMs: () => number;
  readonly logger: Logger;
}

export interface Guard {
  /** Someone may have lost access: whoever it concerns is asked about at once. */
  apply(change: AccessChange): void;
  /** Ends silent connections and asks quiet ones for a sign of life. */
  listenForLife(): void;
  /** Asks about everyone again, for what no event told of: a signed-out session, a token that ran out. */
  sweep(): Promise<void>;
}

const silenceBeforePingMs = 30_000;
/** What a ticket opened cannot be asked about again, so it ends and is opened with a new one. */
const ticketLifeMs = 15 * 60_000;

export function createGuard(deps: GuardDeps): Guard {
  const reportFault = (error: unknown) =>
    deps.logger.error({ error: errorMessage(error) }, 'a live session could not be checked again');

  function recheck(concerns: (session: Session) => boolean): void {
    for (const session of deps.sessions) {
      if (concerns(session)) session.recheck().catch(reportFault);
    }
  }

  /** First whether they are still signed in, then what they may still follow. */
  async function review(concerns: (session: Session) => boolean): Promise<void> {
    const asked = new Map<string, Promise<boolean>>();
    for (const session of deps.sessions) {
      if (!concerns(session)) continue;
      if (await holds(session, asked)) await session.recheck();
      else session.end(session.credentials ? 'signed_out' : 'expired');
    }
  }

  async function holds(session: Session, asked: Map<string, Promise<boolean>>): Promise<boolean> {
    const { actor, credentials } = session;
    if (actor.kind === 'anonymous') return true;
    if (!credentials) return deps.nowMs() - session.openedAtMs < ticketLifeMs;
    const key = `${credentials.cookie ?? ''}\n${credentials.authorization ?? ''}`;
    const answer = asked.get(key) ?? isStill(actor.userId, credentials);
    asked.set(key, answer);
    return answer;
  }

  async function isStill(userId: string, credentials: Credentials): Promise<boolean> {
    try {
      const actor = await deps.authenticate(requestOf(credentials));
      return actor.kind === 'user' && actor.userId === userId;
    } catch (error) {
      return !(error instanceof ApiError && error.code === 'unauthenticated');
    }
  }

  return {
    apply(change) {
      switch (change.kind) {
        case 'project':
          return recheck((session) => session.follows((topic) => projectOf(topic) === change.projectId));
        case 'user':
          return void review((session) => userOf(session) === change.userId).catch(reportFault);
        case 'account_disabled':
          for (const session of deps.sessions)
            if (userOf(session) === change.userId) session.end('signed_out');
      }
    },
    listenForLife() {
      const nowMs = deps.nowMs();
      for (const session of deps.sessions) {
        const silentMs = nowMs - session.lastHeardAtMs();
        if (silentMs > liveLimits.idleTimeoutMs) session.terminate();
        else if (silentMs > silenceBeforePingMs) session.ping();
      }
    },
    sweep: () => review(() => true),
  };
}

/** What other modules report on the bus becomes a change that every process hears of. */
export function watchAccess(bus: Bus<ServerEvents>, report: (change: AccessChange) => void): () => void {
  const stops = [
    bus.subscribe('project.access_changed', ({ projectId }) => report({ kind: 'project', projectId })),
    bus.subscribe('project.deleted', ({ projectId }) => report({ kind: 'project', projectId })),
    bus.subscribe('workspace.member_removed', ({ userId }) => report({ kind: 'user', userId })),
    bus.subscribe('account.access_changed', ({ userId }) => report({ kind: 'user', userId })),
    bus.subscribe('account.disabled', ({ userId }) => report({ kind: 'account_disabled', userId })),
  ];
  return () => stops.forEach((stop) => stop());
}

function userOf(session: Session): string | undefined {
  return session.actor.kind === 'user' ? session.actor.userId : undefined;
}

function projectOf(topic: ParsedTopic): string | undefined {
  return 'projectId' in topic.ids ? topic.ids.projectId : undefined;
}
