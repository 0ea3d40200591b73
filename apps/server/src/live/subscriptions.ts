import { liveLimits, parseTopic, type DeniedReason, type ParsedTopic } from '@loam/contract';
import type { Actor } from '../http/actor.ts';
import { deniedFrame, type Frame } from './frame.ts';
import type { Follower, Hub } from './hub.ts';

export interface SubscriptionDeps {
  readonly hub: Pick<Hub, 'join' | 'leave'>;
  readonly actor: Actor;
  /** Undefined when the actor may follow the topic. */
  decide(actor: Actor, topic: ParsedTopic): Promise<DeniedReason | undefined>;
  send(frame: Frame): void;
}

interface Subscription extends Follower {
  readonly topic: ParsedTopic;
}

/** What one socket follows. */
export function createSubscriptions({ hub, actor, decide, send }: SubscriptionDeps) {
  const subscriptions = new Map<string, Subscription>();

  function drop(name: string, subscription: Subscription): void {
    hub.leave(name, subscription);
    if (subscriptions.get(name) === subscription) subscriptions.delete(name);
  }

  return {
    async add(name: string, since: number | undefined): Promise<void> {
      const topic = parseTopic(name);
      if (!topic) return send(deniedFrame(name, 'unknown_topic'));
      const previous = subscriptions.get(name);
      if (previous) drop(name, previous);
      if (subscriptions.size >= liveLimits.topicsPerSocket) return send(deniedFrame(name, 'too_many_topics'));
      const subscription: Subscription = { topic, send };
      // Entered before it is allowed, so that losing access in between is noticed.
      subscriptions.set(name, subscription);
      const reason = await decide(actor, topic);
      if (subscriptions.get(name) !== subscription) return;
      if (reason === undefined) return hub.join(name, subscription, since);
      drop(name, subscription);
      send(deniedFrame(name, reason));
    },
    remove(name: string): void {
      const subscription = subscriptions.get(name);
      if (subscription) drop(name, subscription);
    },
    removeAll(): void {
      for (const [name, subscription] of subscriptions) drop(name, subscription);
    },
    some: (matches: (topic: ParsedTopic) => boolean) =>
      [...subscriptions.values()].some((one) => matches(one.topic)),
    /** Ends every subscription that the actor may no longer have. */
    async recheck(): Promise<void> {
      for (const [name, subscription] of subscriptions) {
        const reason = await decide(actor, subscription.topic);
        // A database that is away is no reason to take something from someone.
        if (reason === undefined || reason === 'unavailable') continue;
        if (subscriptions.get(name) !== subscription) continue;
        drop(name, subscription);
        send(deniedFrame(name, reason));
      }
    },
  };
}
