export interface KeyLocks {
  /** One after another for the same key. */
  hold<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Within this process; it remembers only keys that somebody waits for. */
export function createKeyLocks(): KeyLocks {
  const last = new Map<string, Promise<unknown>>();
  return {
    async hold(key, work) {
      const before = last.get(key);
      const mine = before === undefined ? work() : before.then(work, work);
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
