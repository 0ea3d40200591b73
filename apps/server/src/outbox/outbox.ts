import type { Transaction } from '@loam/db';
import type { ServerEvents } from '../events.ts';

/** What would do harm when nobody heard of it: it is written down together with what happened. */
export type DurableEvent =
  | 'edit.created'
  | 'project.renamed'
  | 'project.deleted'
  | 'project.restored'
  | 'project.purged'
  | 'workspace.deleted';

export interface EventOutbox {
  /**
   * Told exactly when the transaction commits, at least once, in the order of its project, and again until every
   * subscriber has done its part: they must not mind hearing of it twice.
   */
  write<Name extends DurableEvent>(tx: Transaction, name: Name, event: ServerEvents[Name]): Promise<void>;
}

export interface OutboxCounts {
  readonly waiting: number;
  /** Given up. */
  readonly failed: number;
  readonly lastFailure: string | null;
}
