import type { Logger } from './logger.ts';

/** Past-tense events inside one process; what must cross processes is a job or a live event. */
export interface Bus<Events extends object> {
  publish<Name extends keyof Events & string>(name: Name, event: Events[Name]): void;
  /** Waits for every subscriber, and fails when one did: for what is tried again until all have done their part. */
  deliver<Name extends keyof Events & string>(name: Name, event: Events[Name]): Promise<void>;
  subscribe<Name extends keyof Events & string>(
    name: Name,
    handle: (event: Events[Name]) => void | Promise<void>,
  ): () => void;
}

export function createBus<Events extends object>(logger: Logger): Bus<Events> {
  type Handlers = { [Name in keyof Events]?: Set<(event: Events[Name]) => void | Promise<void>> };
  const handlers: Handlers = {};
  return {
    publish(name, event) {
      for (const handle of handlers[name] ?? []) {
        // One subscriber's failure is its own: the publisher has already done its work.
        void Promise.resolve()
          .then(() => handle(event))
          .catch((error: unknown) => logger.error({ error, event: name }, 'a subscriber failed'));
      }
    },
    async deliver(name, event) {
      const work = [...(handlers[name] ?? [])].map(async (handle) => handle(event));
      const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    subscribe(name, handle) {
      const set = (handlers[name] ??= new Set());
      set.add(handle);
      return () => set.delete(handle);
    },
  };
}
