import { AppError } from '@loam/kernel';
import { hostingError } from '../errors.ts';
import type { VisitEvent, VisitSink } from './ports.ts';

export interface Collector {
  /** Resolves when the event is kept. Throws `busy` when too many wait already. */
  add(event: VisitEvent): Promise<void>;
}

interface Waiting {
  readonly event: VisitEvent;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const batchSize = 1000;
const mostWaiting = 20_000;

/** One write at a time: what arrives meanwhile goes together into the next. */
export function createCollector(sink: Pick<VisitSink, 'write'>): Collector {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      await write(batch);
    }
    isWriting = false;
  }

  /** What cannot be kept fails alone: a batch holds visits of many sites, and is divided until the rest is written. */
  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      await sink.write(batch.map(({ event }) => event));
      for (const { done } of batch) done();
    } catch (error) {
      if (batch.length === 1 || !isBadEvent(error)) {
        for (const { failed } of batch) failed(error);
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await write(batch.slice(0, middle));
      await write(batch.slice(middle));
    }
  }

  return {
    add(event) {
      if (waiting.length >= mostWaiting) throw hostingError('busy', 'Too many visits wait to be counted.');
      return new Promise((done, failed) => {
        waiting.push({ event, done, failed });
        if (isWriting) return;
        isWriting = true;
        // Requests that the same turn of the loop brought go together.
        setImmediate(() => void writeAll());
      });
    },
  };
}

function isBadEvent(error: unknown): boolean {
  return error instanceof AppError && error.code === 'bad_event';
}
