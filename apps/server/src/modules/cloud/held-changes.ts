import type { Queries } from '@loam/db';
import { renewChange } from './copy-store.ts';
import type { CloudRow } from './store.ts';

/** A change that nobody renewed for so long was begun by a process that is gone. */
export const staleChangeMs = 6_000;

/** What this process changes just now; each change is renewed, so that nobody takes it for that of a dead process. */
export interface HeldChanges {
  hold(row: Pick<CloudRow, 'ref' | 'changed_at'>): HeldChange;
  /** This process is alive, however long its database made it wait. */
  refs(): readonly string[];
}

export interface HeldChange {
  /** Renews no more; by what it is known to the database now. */
  end(): Promise<string>;
}

export function createHeldChanges(db: Queries): HeldChanges {
  const held = new Map<HeldChange, string>();
  return {
    refs: () => [...held.values()],
    hold({ ref, changed_at }) {
      let changedAt = changed_at;
      let renewing = Promise.resolve();
      const timer = setInterval(() => {
        renewing = renewing
          .then(async () => {
            changedAt = (await renewChange(db, { ref, changedAt })) ?? changedAt;
          })
          .catch(() => {});
      }, staleChangeMs / 4).unref();
      const change: HeldChange = {
        async end() {
          clearInterval(timer);
          await renewing;
          held.delete(change);
          return changedAt;
        },
      };
      held.set(change, ref);
      return change;
    },
  };
}
