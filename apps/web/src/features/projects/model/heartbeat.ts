export interface HeartbeatOptions {
  readonly intervalMs: number;
  readonly send: () => void;
  readonly isVisible: () => boolean;
  readonly now: () => number;
}

export interface Heartbeat {
  /** Sends when it is due and someone is looking. Called by the timer and when the page comes back to the front. */
  beat(): void;
}

/** A page in the background says nothing; one that comes back speaks at once, but never more often than the interval. */
export function createHeartbeat({ intervalMs, send, isVisible, now }: HeartbeatOptions): Heartbeat {
  let lastMs: number | undefined;
  return {
    beat() {
      if (!isVisible()) return;
      // Timers fire a little early at times; a beat must not be skipped for that.
      if (lastMs !== undefined && now() - lastMs < intervalMs * 0.9) return;
      lastMs = now();
      send();
    },
  };
}
