import { errorMessage } from '@loam/kernel';
import { adminSqlOf } from './admin-sql.ts';
import { createCronStore } from './cron/cron-store.ts';
import { createCronWorker } from './cron/cron-worker.ts';
import { createNetStore } from './net/net-store.ts';
import { createNetWorker } from './net/net-worker.ts';
import type { JobLease, JobMark, JobsOptions } from './ports.ts';

/** Does what `cron.schedule` and `net.http_…` of all clouds ask for. */
export interface Jobs {
  /** From now on, until it is closed. */
  start(): void;
  /** Reads the marks once and begins what is due; the timer does nothing else. */
  look(): Promise<void>;
  /** Until everything that was begun has ended. */
  settled(): Promise<void>;
  /** Lets go of a cloud: nothing new is begun there, and what goes on has ended when it resolves. */
  release(ref: string): Promise<void>;
  close(): Promise<void>;
}

interface Worker {
  readonly lease: JobLease;
  /** Begins what is due and waits for nothing. */
  see(mark: JobMark): void;
  settled(): Promise<void>;
  end(): Promise<void>;
}

const defaultLookEveryMs = 1000;
/** How long a cloud that another process has is left alone. */
const heldElsewhereMs = 5000;

export function createJobs(options: JobsOptions): Jobs {
  const { databases, clock, logger } = options;
  const workers = new Map<string, Worker>();
  const heldElsewhere = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  const workerFor = async (ref: string): Promise<Worker | undefined> => {
    const known = workers.get(ref);
    if (known) return known;
    const now = clock.now().getTime();
    if (now < (heldElsewhere.get(ref) ?? 0)) return undefined;
    const lease = await options.acquireLease(ref);
    if (!lease) {
      heldElsewhere.set(ref, now + heldElsewhereMs);
      return undefined;
    }
    const worker = createWorker(options, ref, lease);
    workers.set(ref, worker);
    return worker;
  };

  const dismiss = async (ref: string) => {
    const worker = workers.get(ref);
    workers.delete(ref);
    await worker?.end();
  };

  const lookOnce = async () => {
    const marks = await databases.marks();
    const wanted = new Set<string>();
    for (const mark of marks) {
      if (isClosed) return;
      if (!(await options.isOpen(mark.ref))) continue;
      if (workers.get(mark.ref)?.lease.signal.aborted) await dismiss(mark.ref);
      wanted.add(mark.ref);
      const worker = await workerFor(mark.ref);
      worker?.see(mark);
    }
    for (const ref of workers.keys()) if (!wanted.has(ref)) void dismiss(ref);
    for (const ref of heldElsewhere.keys()) if (!wanted.has(ref)) heldElsewhere.delete(ref);
  };

  const look = async () => {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    await looking;
  };

  const plan = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) =>
          logger.warn({ error: errorMessage(error) }, 'jobs of clouds were not looked for'),
        )
        .finally(plan);
    }, options.lookEveryMs ?? defaultLookEveryMs).unref();
  };

  return {
    start() {
      if (timer === undefined) plan();
    },
    look,
    async settled() {
      await Promise.all([...workers.values()].map((worker) => worker.settled()));
    },
    release: dismiss,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking?.catch(() => {});
      await Promise.all([...workers.keys()].map(dismiss));
    },
  };
}

function createWorker(options: JobsOptions, ref: string, lease: JobLease): Worker {
  const { databases, logger, clock, log } = options;
  const ended = new AbortController();
  const signal = AbortSignal.any([lease.signal, ended.signal]);
  const run = adminSqlOf(databases, ref);
  const shared = { ref, clock, logger, signal };
  const cron = createCronWorker({
    ...shared,
    log,
    store: createCronStore(run),
    runAsOwner: (sql) => databases.runAsOwner(ref, sql),
  });
  const net = createNetWorker({ ...shared, store: createNetStore(run), outbound: options.outboundOf(ref) });
  let ticking: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  const report = (error: unknown) =>
    logger.warn({ ref, error: errorMessage(error) }, 'the jobs of a cloud were not looked at');

  const settled = async () => {
    await Promise.all([ticking, sending]);
    await Promise.all([cron.settled(), net.settled()]);
  };
  return {
    lease,
    settled,
    // Apart from each other: slow answers hold up no job.
    see(mark) {
      if (mark.cron !== undefined)
        ticking ??= cron
          .tick(mark.cron)
          .catch(report)
          .finally(() => {
            ticking = undefined;
          });
      if (mark.net)
        sending ??= net
          .work()
          .catch(report)
          .finally(() => {
            sending = undefined;
          });
    },
    async end() {
      ended.abort();
      await settled();
      await lease.release();
    },
  };
}
