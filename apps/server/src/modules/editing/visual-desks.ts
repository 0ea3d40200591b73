import { visualLimits } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';

export interface VisualSession {
  readonly projectId: string;
  readonly sessionId: string;
  readonly userId: string;
}

export interface VisualDesks {
  /** Takes the preview of a project for one editor, or keeps it; throws while another one has it. */
  take(session: VisualSession): void;
  /** Whether it had it. */
  leave(session: Pick<VisualSession, 'projectId' | 'sessionId'>): boolean;
  close(): void;
}

interface Desk extends VisualSession {
  readonly timer: NodeJS.Timeout;
}

const byYou = 'You are changing this project visually in another window. Save or discard there first.';
const bySomeone = 'Someone else is changing this project visually. Try again when they are done.';

/** A preview shows one draft at a time. One that nobody speaks for any more is dropped. */
export function createVisualDesks(dropped: (projectId: string) => void): VisualDesks {
  const desks = new Map<string, Desk>();
  return {
    take(session) {
      const present = desks.get(session.projectId);
      if (present && present.sessionId !== session.sessionId) {
        throw new ApiError('conflict', present.userId === session.userId ? byYou : bySomeone);
      }
      clearTimeout(present?.timer);
      const timer = setTimeout(() => {
        desks.delete(session.projectId);
        dropped(session.projectId);
      }, visualLimits.leaseMs);
      timer.unref();
      desks.set(session.projectId, { ...session, timer });
    },
    leave({ projectId, sessionId }) {
      const present = desks.get(projectId);
      if (present?.sessionId !== sessionId) return false;
      clearTimeout(present.timer);
      desks.delete(projectId);
      return true;
    },
    close() {
      for (const { timer } of desks.values()) clearTimeout(timer);
      desks.clear();
    },
  };
}
