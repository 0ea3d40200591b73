import type { Queries } from '@loam/db';

export interface LiveEvent {
  /** Past tense or the thing that changed: `project.updated`. */
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface LivePublisher {
  /** Stored with the next number of its topic; on a transaction it is delivered exactly when that commits. */
  publish(queries: Queries, topic: string, event: LiveEvent): Promise<void>;
  /** Not stored and not replayed: for what is worthless a moment later. */
  signal(topic: string, event: LiveEvent): void;
}
