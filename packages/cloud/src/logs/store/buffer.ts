import { errorMessage, type Logger } from '@loam/kernel';
import { createFlusher } from '../../flusher.ts';
import type { LogRow } from '../event.ts';

interface BufferOptions {
  readonly save: (rows: readonly LogRow[]) => Promise<void>;
  readonly logger: Logger;
  readonly waitMs: number;
  /** More than this is not kept in memory: what comes then is counted and let go. */
  readonly maxRows: number;
}

/** Lines on their way to the database: nobody who writes one waits for it. */
export interface LogBuffer {
  add(row: LogRow): void;
  /** Until everything that was added is stored, or could not be. */
  flush(): Promise<void>;
  /** The same; lines that are added later go nowhere. */
  close(): Promise<void>;
}

const batchRows = 1000;

export function createLogBuffer({ save, logger, waitMs, maxRows }: BufferOptions): LogBuffer {
  let waiting: LogRow[] = [];
  let lost = 0;
  const saveAll = async () => {
    try {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, batchRows);
        await save(batch);
        waiting = waiting.slice(batch.length);
      }
      if (lost > 0) logger.warn({ lost }, 'lines of the clouds were not kept');
      lost = 0;
    } catch (error) {
      logger.warn({ error: errorMessage(error) }, 'lines of the clouds could not be stored yet');
    }
  };
  const flusher = createFlusher({ save: saveAll, hasMore: () => waiting.length > 0, waitMs });
  return {
    add(row) {
      if (waiting.length >= maxRows) {
        lost += 1;
        return;
      }
      waiting.push(row);
      // A full batch need not wait for more.
      if (waiting.length === batchRows) flusher.start();
      else flusher.plan();
    },
    flush: flusher.flush,
    close: flusher.close,
  };
}
