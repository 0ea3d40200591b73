import type { CloudDatabases } from '../postgres/index.ts';

export type ManagedDatabases = Pick<CloudDatabases, 'runAsOwner' | 'migrate' | 'migrations' | 'acquire'>;

/** What whoever keeps the clouds knows and does. */
export interface ManagedStates {
  /** In Supabase's words: ACTIVE_HEALTHY, INACTIVE, COMING_UP … */
  status(ref: string): Promise<string>;
  /** Wakes a paused one. */
  restore(ref: string): Promise<void>;
}
