import { visualLimits } from '@loam/contract';
import type { Db } from '@loam/db';
import { ApiError } from '../../http/api-error.ts';
import { deskStore } from './desk-store.ts';

export interface VisualSession {
  readonly projectId: string;
  readonly sessionId: string;
  readonly userId: string;
}

export interface VisualDesks {
  /** Takes the preview of a project for one editor, or keeps it; throws while another one has it. */
  take(session: VisualSession): Promise<void>;
  /** Whether it had it. */
  leave(session: VisualSession): Promise<boolean>;
  close(): void;
}

export interface DesksOptions {
  readonly db: Db;
  dropped(projectId: string): void;
}

const byYou = 'You are changing this project visually in another window. Save or discard there first.';
const bySomeone = 'Someone else is changing this project visually. Try again when they are done.';
const kind = 'desk';
const seconds = visualLimits.leaseMs / 1000;

/**
 * A preview shows one draft at a time. Its lease is held by a window, not by a process, and kept by what that says; one
 * that nobody speaks for any more is dropped by whoever shows it.
 */
export function createVisualDesks({ db, dropped }: DesksOptions): VisualDesks {
  const timers = new Map<string, NodeJS.Timeout>();
  const forget = (projectId: string) => {
    clearTimeout(timers.get(projectId));
    timers.delete(projectId);
  };
  return {
    async take(session) {
      const { projectId: subject } = session;
      const request = { kind, subject, holder: holderOf(session), seconds };
      const isOurs =
        (await deskStore.extend(db, request)) || (await deskStore.acquire(db, request)) !== undefined;
      if (!isOurs) {
        const holder = await deskStore.holder(db, kind, subject);
        throw new ApiError('conflict', holder?.startsWith(`${session.userId} `) ? byYou : bySomeone);
      }
      forget(subject);
      const drop = () => {
        timers.delete(subject);
        dropped(subject);
      };
      timers.set(subject, setTimeout(drop, visualLimits.leaseMs).unref());
    },
    async leave(session) {
      const { projectId: subject } = session;
      const wasOurs = await deskStore.releaseOf(db, { kind, subject, holder: holderOf(session) });
      if (wasOurs) forget(subject);
      return wasOurs;
    },
    close() {
      for (const projectId of timers.keys()) forget(projectId);
    },
  };
}

function holderOf({ userId, sessionId }: VisualSession): string {
  return `${userId} ${sessionId}`;
}
