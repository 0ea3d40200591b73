/** What one cloud may use in all processes together, and one socket. */
export interface RealtimeLimits {
  readonly sockets: number;
  /** Broadcasts and presences that clients send. */
  readonly messagesPerSecond: number;
  readonly joinsPerSecond: number;
  readonly channelsPerSocket: number;
  readonly payloadBytes: number;
  /** Of one channel of one client. */
  readonly presenceCalls: { readonly count: number; readonly windowMs: number };
  /** What a client that does not read may leave in our memory. */
  readonly unreadBytes: number;
  /** Without a sign of life. */
  readonly silenceMs: number;
  /** A token is looked at again this often, should its key have been revoked. */
  readonly tokenCheckMs: number;
  /** A change of a row that is longer comes without its long values. */
  readonly recordBytes: number;
}

export const defaultLimits: RealtimeLimits = {
  sockets: 12_000,
  messagesPerSecond: 2500,
  joinsPerSecond: 1000,
  channelsPerSocket: 100,
  payloadBytes: 3_000_000,
  presenceCalls: { count: 50, windowMs: 30_000 },
  unreadBytes: 16_000_000,
  silenceMs: 90_000,
  tokenCheckMs: 300_000,
  recordBytes: 1_048_576,
};

export interface RateCounter {
  /** True while this many more are within the rate; they are then counted. */
  take(amount?: number): boolean;
}

/** So many in a window; what came in the window before counts by how much of it is still within reach. */
export function createRateCounter(
  now: () => number,
  options: { limit(): number; windowMs: number },
): RateCounter {
  let startedMs = now();
  let [before, current] = [0, 0];
  return {
    take(amount = 1) {
      const elapsed = now() - startedMs;
      if (elapsed >= options.windowMs) {
        before = elapsed < 2 * options.windowMs ? current : 0;
        current = 0;
        startedMs += Math.floor(elapsed / options.windowMs) * options.windowMs;
      }
      const rest = 1 - (now() - startedMs) / options.windowMs;
      if (before * rest + current + amount > options.limit()) return false;
      current += amount;
      return true;
    },
  };
}
