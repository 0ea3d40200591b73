/** How the loop treats models; an operator or a test may set each. */
export interface LoopLimits {
  readonly firstByteMs: number;
  readonly idleMs: number;
  /** The most that signs of life without a word can stretch one of them. */
  readonly silentMs: number;
  readonly attempts: number;
  readonly backoffMs: number;
  readonly maxBackoffMs: number;
  /** A provider that wants a longer pause than this counts as not answering. */
  readonly maxRetryAfterMs: number;
  readonly answerCharacters: number;
}

export const DEFAULT_LIMITS: LoopLimits = {
  firstByteMs: 120_000,
  idleMs: 90_000,
  silentMs: 600_000,
  attempts: 4,
  backoffMs: 800,
  maxBackoffMs: 15_000,
  maxRetryAfterMs: 60_000,
  answerCharacters: 1_000_000,
};
