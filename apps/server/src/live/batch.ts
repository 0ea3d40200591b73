export interface BatchOptions {
  readonly maxSize?: number;
  /** When what was collected is asked for; by default at the end of this turn of the loop. */
  readonly schedule?: (work: () => void) => void;
}

/** Calls that come close together become one. */
export function createBatch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { maxSize = 500, schedule = setImmediate }: BatchOptions = {},
) {
  interface Waiting {
    readonly key: Key;
    resolve(value: Value | PromiseLike<Value>): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];

  function flush(): void {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += maxSize) void run(all.slice(start, start + maxSize));
  }

  async function run(batch: readonly Waiting[]): Promise<void> {
    try {
      const values = await load(batch.map((one) => one.key));
      batch.forEach((one, index) => {
        const value = values[index];
        if (value === undefined) one.reject(new RangeError('a batch answered with too few values'));
        else one.resolve(value);
      });
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  return (key: Key): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) schedule(flush);
      waiting.push({ key, resolve, reject });
    });
}
