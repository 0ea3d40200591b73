import type { BatchAnswer } from './batch-parser.ts';
import { openObjectReader, type ObjectReader } from './object-reader.ts';

/** Keeps a few readers alive, the least recently used goes first. */
export interface ReaderPool {
  read(gitDir: string, names: readonly string[]): Promise<readonly BatchAnswer[]>;
  /** The repository was replaced or removed. */
  drop(gitDir: string): void;
  close(): void;
}

export interface ReaderPoolOptions {
  readonly maxReaders: number;
  readonly idleMs: number;
}

interface Seat {
  readonly reader: ObjectReader;
  timer: NodeJS.Timeout | undefined;
}

export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const seats = new Map<string, Seat>();

  const drop = (gitDir: string): void => {
    const seat = seats.get(gitDir);
    seats.delete(gitDir);
    clearTimeout(seat?.timer);
    seat?.reader.close();
  };
  const makeRoom = (): void => {
    for (const [gitDir, seat] of seats) {
      if (seats.size < options.maxReaders) return;
      if (!seat.reader.isBusy) drop(gitDir);
    }
  };
  const seatOf = (gitDir: string): Seat => {
    const found = seats.get(gitDir);
    if (found && !found.reader.isClosed) {
      // Insertion order is the order of use.
      seats.delete(gitDir);
      seats.set(gitDir, found);
      return found;
    }
    drop(gitDir);
    makeRoom();
    const seat: Seat = { reader: openObjectReader(gitDir), timer: undefined };
    seats.set(gitDir, seat);
    return seat;
  };

  return {
    async read(gitDir, names) {
      const seat = seatOf(gitDir);
      clearTimeout(seat.timer);
      try {
        return await seat.reader.read(names);
      } finally {
        clearTimeout(seat.timer);
        seat.timer = setTimeout(() => {
          if (seats.get(gitDir) === seat && !seat.reader.isBusy) drop(gitDir);
        }, options.idleMs).unref();
      }
    },
    drop,
    close() {
      for (const gitDir of seats.keys()) drop(gitDir);
    },
  };
}
