import type { Queries } from '@loam/db';
import type { z } from 'zod';

export interface JobType<Data> {
  /** kebab-case with the module's name first: `projects-purge`. */
  readonly name: string;
  readonly schema: z.ZodType<Data>;
}

export interface EnqueueOptions {
  /** While a job with this key waits, another one is not added. */
  readonly singletonKey?: string;
  readonly startAfterSeconds?: number;
}

export interface HandleOptions<Data> {
  /** How many run at once in this process; 2 when absent. */
  readonly concurrency?: number;
  /** For work on files of a project: which runner has them. It is handed on to that one. Undefined: anyone. */
  runnerOf?(data: Data): Promise<string | undefined>;
}

/** Work that must happen even if this process dies. A job that dies runs again once. */
export interface Jobs {
  /** On a transaction the job exists exactly when the transaction commits. Without a handler it waits for one. */
  enqueue<Data extends object>(
    queries: Queries,
    type: JobType<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  handle<Data extends object>(
    type: JobType<Data>,
    work: (data: Data, signal: AbortSignal) => Promise<void>,
    options?: HandleOptions<Data>,
  ): void;
  /** Runs at most once per tick over all processes. */
  schedule(name: string, cron: string, work: (signal: AbortSignal) => Promise<void>): void;
}
