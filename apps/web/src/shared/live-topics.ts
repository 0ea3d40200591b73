import type { ParsedTopic } from '@loam/contract';
import type { QueryClient } from '@tanstack/react-query';

export interface CacheEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Stands for whatever was missed in a gap that cannot be replayed. */
export const missedEvents: CacheEvent = { type: 'reset', payload: {} };

/**
 * What a feature does with live events: it brings its own part of the query cache up to date, and leaves alone what it
 * does not know. The cache decides whether anyone is looking, so a list that is not on screen costs nothing.
 */
export interface LiveFeature {
  changed(cache: QueryClient, topic: ParsedTopic, event: CacheEvent): void;
  /** The topic is followed from now on: what was read before may miss what happened in between. */
  joined?(cache: QueryClient, topic: ParsedTopic): void;
  /** Access has ended: the server's answer to the same question is now another one. */
  left?(cache: QueryClient, topic: ParsedTopic): void;
}
