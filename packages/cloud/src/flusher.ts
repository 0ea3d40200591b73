/** Saves what was gathered a moment after it came, one save at a time. */
export interface Flusher {
  /** Something came: it is saved soon. */
  plan(): void;
  /** Now, unless a save is on its way. */
  start(): void;
  /** Until everything that had come is saved, or could not be. */
  flush(): Promise<void>;
  /** The same, and for good: what comes later is not saved, since where it would go is closed next. */
  close(): Promise<void>;
}

export interface FlusherOptions {
  /** Never fails: what could not be saved stays gathered. */
  readonly save: () => Promise<void>;
  /** Whether anything is left to be saved. */
  readonly hasMore: () => boolean;
  readonly waitMs: number;
}

export function createFlusher({ save, hasMore, waitMs }: FlusherOptions): Flusher {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isClosed) return running ?? Promise.resolve();
    running ??= save().finally(() => {
      running = undefined;
      if (hasMore()) plan();
    });
    return running;
  };
  const plan = () => {
    if (isClosed) return;
    timer ??= setTimeout(() => void run(), waitMs);
    timer.unref();
  };
  const flush = async () => {
    // What came while a save was on its way needs another one.
    await running;
    await run();
  };
  return {
    plan,
    start: () => void run(),
    flush,
    async close() {
      await flush();
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
