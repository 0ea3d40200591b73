import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Crew, Worker } from './crew.ts';
import type { HandleOptions, JobType } from './jobs.ts';
import type { QueueHost } from './queue-host.ts';

type Run = Worker['run'];

export interface PlacedJobs {
  /** Runs the work here, or hands it on to the runner that has what it needs. */
  place<Data extends object>(
    type: JobType<Data>,
    work: (data: Data, signal: AbortSignal) => Promise<void>,
    runnerOf: HandleOptions<Data>['runnerOf'],
  ): Run;
}

const HandedOn = z.object({ name: z.string(), data: z.unknown() });
const queueOf = (runnerId: string) => `runner-${runnerId}`;

/** Whoever takes a job that needs files of another runner puts it into that runner's own queue. */
export function createPlacedJobs(host: QueueHost, crew: Crew, runnerId: string | undefined): PlacedJobs {
  const runs = new Map<string, Run>();
  const receive: Run = async (received, signal) => {
    const { name, data } = HandedOn.parse(received);
    await runs.get(name)?.(data, signal);
  };
  if (runnerId !== undefined) crew.register({ name: queueOf(runnerId), concurrency: 2, run: receive });
  return {
    place(type, work, runnerOf) {
      const run: Run = async (data, signal) => work(type.schema.parse(data), signal);
      if (!runnerOf || runnerId === undefined) return run;
      runs.set(type.name, run);
      return async (data, signal) => {
        const at = await runnerOf(type.schema.parse(data));
        if (at === undefined || at === runnerId) return run(data, signal);
        await host.ensureQueue(queueOf(at));
        await host.boss().send(queueOf(at), { name: type.name, data }, { singletonKey: randomUUID() });
      };
    },
  };
}
