import { AppError, errorMessage, type Logger } from '@loam/kernel';
import type { Job } from 'pg-boss';
import type { QueueHost } from './queue-host.ts';

export interface Worker {
  readonly name: string;
  readonly concurrency: number;
  readonly cron?: string;
  run(data: unknown, signal: AbortSignal): Promise<void>;
}

export interface Crew {
  /** Works from the start of the queue on, or at once when that has been. */
  register(worker: Worker): void;
  employAll(): Promise<void>;
  /** Tells what still runs that the process is about to end. */
  abort(): void;
}

/** Who works on which queue in this process. */
export function createCrew(host: QueueHost, logger: Logger): Crew {
  const workers = new Map<string, Worker>();
  const stopping = new AbortController();

  async function employ(worker: Worker): Promise<void> {
    await host.ensureQueue(worker.name);
    if (worker.cron !== undefined) {
      await host.boss().schedule(worker.name, worker.cron, {}, { singletonKey: 'tick' });
    }
    const polling = {
      pollingIntervalSeconds: Math.min(host.timing.pollSeconds, 2),
      notifyPollingIntervalSeconds: host.timing.pollSeconds,
    };
    await host
      .boss()
      .work<unknown>(worker.name, { localConcurrency: worker.concurrency, ...polling }, async ([job]) => {
        if (job) await perform(worker, job);
      });
  }

  async function perform(worker: Worker, job: Job<unknown>): Promise<void> {
    try {
      await worker.run(job.data, AbortSignal.any([job.signal, stopping.signal]));
    } catch (error) {
      const fields = {
        queue: worker.name,
        job: job.id,
        attempt: job.retryCount + 1,
        error: errorMessage(error),
      };
      logger.warn(fields, 'a job failed');
      throw error;
    }
  }

  return {
    register(worker) {
      if (workers.has(worker.name)) {
        throw new AppError({ code: 'job_handled_twice', detail: `${worker.name} already has a handler.` });
      }
      workers.set(worker.name, worker);
      if (!host.isStarted()) return;
      employ(worker).catch((error: unknown) =>
        logger.error(
          { error: errorMessage(error), queue: worker.name },
          'a job handler could not be started',
        ),
      );
    },
    async employAll() {
      for (const worker of workers.values()) await employ(worker);
    },
    abort: () => stopping.abort(),
  };
}
