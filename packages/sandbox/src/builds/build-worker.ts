import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import { parseInsideMessage, type ProjectError } from '../inside-message.ts';
import { makeOwnedFolder } from '../provider/account.ts';
import type { Limits, SandboxProcess, SandboxProvider } from '../provider/provider.ts';
import { COMPILE_CACHE } from '../project-mounts.ts';
import { INSIDE, type Runtime } from '../runtime.ts';

export interface WorkerDeps {
  readonly root: string;
  readonly provider: SandboxProvider;
  readonly runtime: Runtime;
  readonly limits: Limits;
  readonly timeoutMs: number;
}

export interface WorkerJob {
  readonly id: string;
  readonly sourceDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly hasSourceMaps: boolean;
}

export interface WorkerResult {
  readonly ok: boolean;
  readonly errors: readonly ProjectError[];
  readonly log: readonly string[];
  /** What the build wrote, in the worker's own folder. */
  readonly outputDir: string;
}

export interface BuildWorker {
  readonly setHash: string;
  isAlive(): boolean;
  memoryBytes(): number;
  run(job: WorkerJob): Promise<WorkerResult>;
  /** Stops the process; what it wrote stays until close. */
  end(): Promise<void>;
  close(): Promise<void>;
}

const MAX_LOG_LINES = 2000;

/** A process with Vite loaded. It builds one project only: code of a project stays in it until it ends. */
export async function startBuildWorker(
  deps: WorkerDeps,
  input: { readonly name: string; readonly set: DependencySet },
): Promise<BuildWorker> {
  const home = join(deps.root, 'builds', input.name);
  const account = deps.provider.accountOf(`loam:build:${input.name}`);
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true, mode: 0o711 });
  const sourceDir = join(home, 'source');
  await mkdir(join(sourceDir, 'node_modules'), { recursive: true });
  const outDir = await makeOwnedFolder(join(home, 'out'), account);
  const tempDir = await makeOwnedFolder(join(home, 'temp'), account);
  const process = await deps.provider.start({
    projectId: `loam:build:${input.name}`,
    network: 'none',
    limits: { ...deps.limits, timeoutMs: 0 },
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
      NODE_OPTIONS: `--max-old-space-size=${Math.round(deps.limits.memoryMb * 0.7)}`,
    },
    command: [INSIDE.node, `${INSIDE.scripts}/build-worker.ts`, INSIDE.app],
  });
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
      const outputDir = join(outDir, job.id);
      return { ...(await runJob(process, job, deps.timeoutMs)), outputDir };
    },
    async end() {
      await process.kill();
    },
    async close() {
      await process.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The worker sees one state of the sources, whatever the caller changes meanwhile. */
async function replaceSources(from: string, to: string): Promise<void> {
  for (const name of await readdir(to)) {
    if (name !== 'node_modules') await rm(join(to, name), { recursive: true, force: true });
  }
  for (const name of await readdir(from)) {
    if (name === 'node_modules' || name === '.git') continue;
    await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

async function runJob(
  process: SandboxProcess,
  job: WorkerJob,
  timeoutMs: number,
): Promise<Omit<WorkerResult, 'outputDir'>> {
  const log: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  const built = new Promise<Omit<WorkerResult, 'outputDir'>>((resolve) => {
    const fail = (message: string) => resolve({ ok: false, errors: [{ message }], log });
    stop = process.onLine(({ text, stream }) => {
      const message = stream === 'stdout' ? parseInsideMessage(text) : undefined;
      if (message?.type === 'built' && message.id === job.id) resolve({ ...message, log });
      if (!message && log.length < MAX_LOG_LINES) log.push(text);
    });
    timer = setTimeout(() => {
      fail(`The build took longer than ${Math.round(timeoutMs / 1000)} seconds.`);
      void process.kill();
    }, timeoutMs);
    void process.exit.then(({ reason, code }) => {
      fail(reason === 'exited' ? `The build ended with code ${code}.` : `The build ran out of ${reason}.`);
    });
  });
  const { id, env, hasSourceMaps } = job;
  process.send(JSON.stringify({ id, outDir: `${INSIDE.out}/${id}`, env, hasSourceMaps }));
  try {
    const { ok, errors } = await built;
    return { ok, errors, log };
  } finally {
    clearTimeout(timer);
    stop();
  }
}
