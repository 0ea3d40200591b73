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
      try {
        await sink.write(batch.map(({ event }) => event));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
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
