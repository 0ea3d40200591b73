/** Which other processes there are. On one machine there is none, and nothing needs to travel through the database. */
export interface Peers {
  /** True for one that was not known: it is told at once that we are here. */
  heard(origin: string): boolean;
  /** Whether somebody else may be listening. */
  any(): boolean;
}

/** How often a process says that it is there. */
export const greetEveryMs = 5000;
const goneAfterMs = 3 * greetEveryMs;

export function createPeers(nowMs: () => number): Peers {
  const startedMs = nowMs();
  const lastHeardMs = new Map<string, number>();
  return {
    heard(origin) {
      const isNew = !lastHeardMs.has(origin);
      lastHeardMs.set(origin, nowMs());
      return isNew;
    },
    any() {
      const now = nowMs();
      for (const [origin, atMs] of lastHeardMs) if (now - atMs > goneAfterMs) lastHeardMs.delete(origin);
      // At first nobody has had the time to answer.
      return lastHeardMs.size > 0 || now - startedMs < greetEveryMs;
    },
  };
}
