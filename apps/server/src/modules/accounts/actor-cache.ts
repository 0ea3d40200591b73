import type { Clock } from '@loam/kernel';
import type { UserActor } from '../../http/actor.ts';

export interface ActorCache {
  get(key: string): UserActor | undefined;
  /** Taken before reading the database; what was forgotten since then makes `put` a no-op. */
  mark(): number;
  put(
    key: string,
    entry: { readonly actor: UserActor; readonly validUntil: Date | null; readonly mark: number },
  ): void;
  /** At once in this process, and `onForget` hears of it. Other processes notice within the five seconds that an entry lives. */
  forgetUser(userId: string): void;
  forgetSession(userId: string, sessionId: string): void;
}

const lifeMs = 5_000;
const maxEntries = 10_000;

export function createActorCache(clock: Clock, onForget: (userId: string) => void = () => {}): ActorCache {
  const entries = new Map<string, { readonly actor: UserActor; readonly untilMs: number }>();
  let generation = 0;
  const forget = (userId: string, sessionId?: string) => {
    generation += 1;
    for (const [key, { actor }] of entries) {
      if (actor.userId !== userId) continue;
      if (sessionId === undefined || actor.sessionId === sessionId) entries.delete(key);
    }
    onForget(userId);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.untilMs > clock.now().getTime()) return entry.actor;
      entries.delete(key);
      return undefined;
    },
    mark: () => generation,
    put(key, { actor, validUntil, mark }) {
      // A sign-out that happened while the database was being read must win over what was read.
      if (mark !== generation) return;
      const untilMs = Math.min(clock.now().getTime() + lifeMs, validUntil?.getTime() ?? Infinity);
      entries.delete(key);
      entries.set(key, { actor, untilMs });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key);
    },
    forgetUser: (userId) => forget(userId),
    forgetSession: forget,
  };
}
