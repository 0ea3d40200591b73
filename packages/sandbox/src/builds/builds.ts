import { errorMessage, type Bus, type Clock, type Logger } from '@loam/kernel';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import { sandboxError } from '../errors.ts';
import type { SandboxEvents } from '../events.ts';
import type { ProjectError } from '../inside-message.ts';
import { startBuildWorker, type BuildWorker, type WorkerDeps } from './build-worker.ts';
import { createFairQueue } from './fair-queue.ts';

export interface BuildsOptions extends WorkerDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly bus: Bus<SandboxEvents>;
  /** Builds at the same time. */
  readonly concurrency: number;
  readonly maxQueued: number;
  /** Workers that wait for the next build of their project. */
  readonly maxWarm: number;
  readonly idleMs: number;
  /** A worker that holds more than this after a build is ended. */
  readonly recycleMb: number;
  setFor(projectId: string, sourceDir: string): Promise<DependencySet>;
}

export interface BuildInput {
  readonly projectId: string;
  readonly sourceDir: string;
  /** Replaced whole when the build succeeds; untouched when it fails. */
  readonly outDir: string;
  /** Only names that start with VITE_ reach the build. */
  readonly env?: Readonly<Record<string, string>>;
  /** Maps beside the files, which do not name them. */
  readonly hasSourceMaps?: boolean;
  /** Builds of different keys take turns. */
  readonly fairKey?: string;
  /** Nobody wants it any more: its processes are ended, and the folder stays as it is. */
  readonly signal?: AbortSignal;
}

export interface BuildResult {
  readonly ok: boolean;
  readonly errors: readonly ProjectError[];
  readonly log: readonly string[];
  readonly durationMs: number;
  readonly sizeBytes: number;
  /** Names the state of the files that were built, as `digestSources` does; absent where that was not reached. */
  readonly sourceDigest?: string;
}

export interface Builds {
  build(input: BuildInput): Promise<BuildResult>;
  /** A build is likely to come: its worker is loaded meanwhile. Never fails; a build does without. */
  warmUp(input: Pick<BuildInput, 'projectId' | 'sourceDir'>): Promise<void>;
  close(): Promise<void>;
}

interface Warm {
  readonly worker: BuildWorker;
  readonly timer: NodeJS.Timeout;
}

const MEGABYTE = 1024 * 1024;

export function createBuilds(options: BuildsOptions): Builds {
  const queue = createFairQueue<() => void>();
  const warm = new Map<string, Warm>();
  const warming = new Map<string, Promise<void>>();
  let running = 0;
  let count = 0;
  let isClosed = false;

  const takeTurn = () => {
    while (running < options.concurrency) {
      const next = queue.shift();
      if (!next) return;
      running += 1;
      next();
    }
  };
  const nextName = () => `${process.pid}-${(count += 1)}`;

  return {
    async build(input) {
      if (isClosed) throw sandboxError('closed', 'The sandbox is closing.');
      if (queue.size >= options.maxQueued) {
        throw sandboxError('build_queue_full', 'Too many builds are waiting. Try again in a moment.');
      }
      await new Promise<void>((start) => {
        queue.push(input.fairKey ?? input.projectId, start);
        takeTurn();
      });
      try {
        await warming.get(input.projectId);
        if (input.signal?.aborted) return { ...stopped, durationMs: 0 };
        return await buildOne(options, warm, { input, nextName });
      } finally {
        running -= 1;
        takeTurn();
      }
    },
    async warmUp({ projectId, sourceDir }) {
      if (isClosed || options.maxWarm === 0 || warm.has(projectId) || warming.has(projectId)) return;
      const load = async () => {
        const set = await options.setFor(projectId, sourceDir);
        const worker = await startBuildWorker(options, { name: nextName(), set, sourceDir });
        await keepOrClose(options, warm, { projectId, worker });
      };
      const work = load()
        .catch((error: unknown) => options.logger.warn({ error, projectId }, 'a build could not be prepared'))
        .finally(() => warming.delete(projectId));
      warming.set(projectId, work);
      await work;
    },
    async close() {
      isClosed = true;
      await Promise.all(warming.values());
      await Promise.all([...warm.values()].map(({ worker, timer }) => (clearTimeout(timer), worker.close())));
      warm.clear();
    },
  };
}

const stopped = {
  ok: false,
  errors: [{ message: 'The build was stopped.' }],
  log: [],
  sizeBytes: 0,
} as const;

async function buildOne(
  options: BuildsOptions,
  warm: Map<string, Warm>,
  job: { readonly input: BuildInput; nextName(): string },
): Promise<BuildResult> {
  const { input } = job;
  const startedMs = options.clock.now().getTime();
  const set = await options.setFor(input.projectId, input.sourceDir);
  const worker =
    (await takeWarm(warm, input.projectId, set)) ??
    (await startBuildWorker(options, { name: job.nextName(), set, sourceDir: input.sourceDir }));
  let outcome: Omit<BuildResult, 'durationMs'>;
  try {
    outcome = await worker.run({
      sourceDir: input.sourceDir,
      outDir: input.outDir,
      env: allowed(input.env ?? {}),
      hasSourceMaps: input.hasSourceMaps ?? false,
      signal: input.signal,
    });
  } catch (error) {
    options.logger.warn({ error, projectId: input.projectId }, 'a build could not be finished');
    outcome = { ok: false, errors: [{ message: errorMessage(error) }], log: [], sizeBytes: 0 };
  }
  await keepOrClose(options, warm, { projectId: input.projectId, worker });
  const durationMs = options.clock.now().getTime() - startedMs;
  options.bus.publish('build.finished', { projectId: input.projectId, ok: outcome.ok, durationMs });
  return { ...outcome, durationMs };
}

async function takeWarm(
  warm: Map<string, Warm>,
  projectId: string,
  set: DependencySet,
): Promise<BuildWorker | undefined> {
  const found = warm.get(projectId);
  if (!found) return undefined;
  warm.delete(projectId);
  clearTimeout(found.timer);
  if (found.worker.isAlive() && found.worker.setHash === set.hash) return found.worker;
  await found.worker.close();
  return undefined;
}

async function keepOrClose(
  options: BuildsOptions,
  warm: Map<string, Warm>,
  { projectId, worker }: { readonly projectId: string; readonly worker: BuildWorker },
): Promise<void> {
  const isKept =
    worker.isAlive() && worker.memoryBytes() < options.recycleMb * MEGABYTE && !warm.has(projectId);
  if (!isKept || options.maxWarm === 0) return worker.close();
  const timer = setTimeout(() => {
    warm.delete(projectId);
    void worker.close();
  }, options.idleMs);
  timer.unref();
  warm.set(projectId, { worker, timer });
  const [oldest] = warm;
  if (warm.size <= options.maxWarm || !oldest) return;
  warm.delete(oldest[0]);
  clearTimeout(oldest[1].timer);
  await oldest[1].worker.close();
}

function allowed(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^VITE_[A-Z0-9_]+$/.test(name)));
}
