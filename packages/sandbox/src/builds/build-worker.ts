import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import { errorMessage } from '@loam/kernel';
import { exitText, isOutOfMemory, memoryAdvice } from '../exit-text.ts';
import { parseInsideMessage, type InsideMessage, type ProjectError } from '../inside-message.ts';
import { lendFolder, makeOwnedFolder } from '../provider/account.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { Limits, SandboxProcess, SandboxProvider } from '../provider/provider.ts';
import { COMPILE_CACHE } from '../project-mounts.ts';
import { limitsFor } from '../project-memory.ts';
import { INSIDE, type Runtime } from '../runtime.ts';
import { createByteReader, type ByteReader } from './byte-reader.ts';
import { digestSources, NO_SOURCES } from './source-digest.ts';
import { takeOutput } from './take-output.ts';

export interface WorkerDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly limits: Limits;
  readonly timeoutMs: number;
}

export interface WorkerJob {
  readonly sourceDir: string;
  /** Replaced whole when the build succeeds; untouched when it fails. */
  readonly outDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly hasSourceMaps: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface WorkerResult {
  readonly ok: boolean;
  readonly errors: readonly ProjectError[];
  readonly log: readonly string[];
  readonly sizeBytes: number;
  /** Names the state of the files that were built. */
  readonly sourceDigest: string;
}

export interface BuildWorker {
  readonly setHash: string;
  isAlive(): boolean;
  memoryBytes(): number;
  /** A build that is given up, for whatever reason, ends the worker. */
  run(job: WorkerJob): Promise<WorkerResult>;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const MAX_FILES = 20_000;
const MAX_LOG_LINES = 2000;

/** A process with Vite loaded. It builds one project only: code of a project stays in it until it ends. */
export async function startBuildWorker(
  deps: WorkerDeps,
  input: { readonly name: string; readonly set: DependencySet; readonly sourceDir: string },
): Promise<BuildWorker> {
  const limits = await limitsFor(deps.limits, input.sourceDir);
  const home = join(deps.root, 'builds', input.name);
  const account = deps.provider.accountOf(`loam:build:${input.name}`);
  await removeTree(home);
  await mkdir(home, { recursive: true, mode: 0o711 });
  // By its name inside: paths in the output's maps are relative.
  const sourceDir = join(home, 'app');
  await mkdir(join(sourceDir, 'node_modules'), { recursive: true });
  await mkdir(join(home, 'node_modules'));
  if (account) await lendFolder(sourceDir, account);
  const outDir = await makeOwnedFolder(join(home, 'out'), account);
  const tempDir = await makeOwnedFolder(join(home, 'node_modules', '.vite-temp'), account);
  const process = await deps.provider.start({
    projectId: `loam:build:${input.name}`,
    network: 'none',
    limits: { ...limits, timeoutMs: 0 },
    workingDir: INSIDE.app,
    mounts: [
      ...deps.runtime.mounts,
      { source: sourceDir, target: INSIDE.app, mode: 'ro' },
      { source: input.set.nodeModulesDir, target: `${INSIDE.app}/node_modules`, mode: 'ro' },
      { source: tempDir, target: `${INSIDE.app}/node_modules/.vite-temp`, mode: 'rw' },
      { source: outDir, target: INSIDE.out, mode: 'rw' },
    ],
    env: {
      PATH: '/usr/bin:/bin',
      HOME: '/tmp',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      NODE_OPTIONS: `--max-old-space-size=${Math.round(limits.memoryMb * 0.7)}`,
    },
    command: [INSIDE.node, `${INSIDE.scripts}/build-worker.ts`, INSIDE.app, `${INSIDE.out}/dist`],
  });
  const output = createByteReader(process.output);
  let isAlive = true;
  void process.exit.then(() => {
    isAlive = false;
  });
  return {
    setHash: input.set.hash,
    isAlive: () => isAlive,
    memoryBytes: () => process.memoryBytes(),
    async run(job) {
      await replaceSources(job.sourceDir, sourceDir);
      const sourceDigest = await digestSources(sourceDir);
      return { ...(await runJob({ ...deps, limits }, { process, output }, job)), sourceDigest };
    },
    async close() {
      await process.kill();
      // What stays is swept at the next start.
      await removeTree(home).catch(() => {});
    },
  };
}

/** The worker sees one state of the sources, whatever the caller changes meanwhile. */
async function replaceSources(from: string, to: string): Promise<void> {
  for (const name of await readdir(to)) {
    if (name !== 'node_modules') await rm(join(to, name), { recursive: true, force: true });
  }
  for (const name of await readdir(from)) {
    if (NO_SOURCES.has(name)) continue;
    await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

interface Running {
  readonly process: SandboxProcess;
  readonly output: ByteReader;
}

type Built = Extract<InsideMessage, { type: 'built' }>;

/** The output comes after the word that it was built, and within the same time. */
async function runJob(
  { limits, timeoutMs }: WorkerDeps,
  { process, output }: Running,
  { outDir, env, hasSourceMaps, signal }: WorkerJob,
): Promise<Omit<WorkerResult, 'sourceDigest'>> {
  const log: string[] = [];
  const givenUp = new AbortController();
  const giveUp = (why: string) => {
    givenUp.abort(new Error(why));
    void process.kill();
  };
  const stop = () => giveUp('The build was stopped.');
  const timer = setTimeout(
    () => giveUp(`The build took longer than ${Math.round(timeoutMs / 1000)} seconds.`),
    timeoutMs,
  );
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const { promise: built, resolve } = Promise.withResolvers<Built>();
  const id = randomBytes(8).toString('hex');
  const stopReading = process.onLine(({ text, stream }) => {
    const message = stream === 'stdout' ? parseInsideMessage(text) : undefined;
    if (message?.type === 'built' && message.id === id) resolve(message);
    if (!message && log.length < MAX_LOG_LINES) log.push(text);
  });
  try {
    process.send(JSON.stringify({ id, env, hasSourceMaps }));
    const { ok, errors } = await Promise.race([built, ended(process, { log, limits })]);
    givenUp.signal.throwIfAborted();
    if (!ok) return { ok, errors, log, sizeBytes: 0 };
    const bounds = { maxBytes: limits.diskMb * MEGABYTE, maxFiles: MAX_FILES, signal: givenUp.signal };
    return { ok, errors, log, sizeBytes: await takeOutput(output, outDir, bounds) };
  } catch (error) {
    await process.kill();
    const why: unknown = givenUp.signal.aborted ? givenUp.signal.reason : error;
    return { ok: false, errors: [{ message: errorMessage(why) }], log, sizeBytes: 0 };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    stopReading();
  }
}

async function ended(
  process: SandboxProcess,
  { log, limits }: { readonly log: readonly string[]; readonly limits: Limits },
): Promise<never> {
  const report = await process.exit;
  const advice = isOutOfMemory(report, log) ? ` ${memoryAdvice(limits.memoryMb)}` : '';
  throw new Error(`The build ${exitText(report, log)}.${advice}`);
}
