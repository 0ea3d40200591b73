import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import type { Cgroup } from './cgroup.ts';
import { folderSize } from './folder-size.ts';
import { createLineSplitter } from './line-splitter.ts';
import { cpuMs, isRunning, processTree, residentBytes, watchedTree } from './process-tree.ts';
import type { ExitReason, ExitReport, Limits, OutputLine, SandboxProcess } from './provider.ts';

export interface WatchOptions {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly limits: Limits;
  readonly cgroup: Cgroup | undefined;
  readonly writableDirs: readonly string[];
  /** The first process of the namespace: the kernel lets it go only after all others. */
  readonly lastProcess?: Promise<number | undefined>;
  /** Ends everything that was started; without a PID namespace this is more than one signal. */
  killAll(): void;
}

const MEGABYTE = 1024 * 1024;
const MEMORY_EVERY_MS = 250;
const DISK_EVERY_MS = 1000;
const LET_GO_MS = 5000;
/** More output than this within a second waits for the next one. */
const OUTPUT_BYTES_PER_SECOND = 2 * MEGABYTE;

/** A started program under its limits, whatever holds it. */
export function watchProcess(options: WatchOptions): SandboxProcess {
  const { child, pid, cgroup } = options;
  const listeners = new Set<(line: OutputLine) => void>();
  const emit = (line: OutputLine) => {
    for (const listen of listeners) listen(line);
  };
  if (child.stdout) readLines(child.stdout, (text) => emit({ stream: 'stdout', text }));
  if (child.stderr) readLines(child.stderr, (text) => emit({ stream: 'stderr', text }));
  child.stdin?.on('error', () => {});
  const streams: readonly unknown[] = child.stdio;
  const output = streams[5] instanceof Readable ? streams[5] : Readable.from([]);
  output.on('error', () => {});

  let reason: ExitReason = 'exited';
  const end = (why: ExitReason) => {
    if (reason === 'exited') reason = why;
    options.killAll();
  };
  const memoryBytes = () => cgroup?.memoryBytes() ?? residentBytes(watchedTree(pid));
  const stopWatching = startWatching(options, memoryBytes, end);

  const exit = new Promise<ExitReport>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null, reason }));
    child.once('exit', () => {
      options.killAll();
      // Unread it would keep the process from counting as closed.
      output.destroy();
      // What got away holds our ends of its pipes for as long as it likes.
      setTimeout(() => letGo(child), LET_GO_MS).unref();
    });
    child.once('close', (code, signal) => {
      stopWatching();
      if (reason === 'exited' && cgroup?.wasOutOfMemory() && code !== 0) reason = 'memory';
      void allGone(options)
        .then(() => removeGroup(cgroup))
        .then(() => resolve({ code, signal, reason }));
    });
  });
  return {
    pid,
    exit,
    output,
    memoryBytes,
    cpuMs: () => cpuMs(processTree(pid)),
    onLine(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    send: (line) => void child.stdin?.write(`${line}\n`),
    kill() {
      end('killed');
      return exit;
    },
  };
}

function letGo({ stdout, stderr }: ChildProcess): void {
  stdout?.destroy();
  stderr?.destroy();
}

function startWatching(
  { limits, cgroup, writableDirs }: WatchOptions,
  memoryBytes: () => number,
  end: (why: ExitReason) => void,
): () => void {
  const timers: NodeJS.Timeout[] = [];
  if (limits.timeoutMs > 0) timers.push(setTimeout(() => end('time'), limits.timeoutMs));
  if (!cgroup) {
    timers.push(
      setInterval(() => {
        if (memoryBytes() > limits.memoryMb * MEGABYTE) end('memory');
      }, MEMORY_EVERY_MS),
    );
  }
  if (writableDirs.length > 0) {
    let isBusy = false;
    const check = async () => {
      if (isBusy) return;
      isBusy = true;
      const bound = limits.diskMb * MEGABYTE;
      if ((await folderSize(writableDirs, bound)) > bound) end('disk');
      isBusy = false;
    };
    timers.push(setInterval(() => void check(), DISK_EVERY_MS));
  }
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** A program that prints without end must not keep the server busy: it is made to wait. */
function readLines(stream: Readable, emit: (line: string) => void): void {
  const splitter = createLineSplitter(emit);
  let budget = OUTPUT_BYTES_PER_SECOND;
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    splitter.push(chunk);
    budget -= chunk.length;
    if (budget > 0) return;
    stream.pause();
    setTimeout(() => {
      budget = OUTPUT_BYTES_PER_SECOND;
      stream.resume();
    }, 1000);
  });
  stream.on('error', () => {});
  stream.on('end', () => splitter.end());
}

/** Bubblewrap reports the end of its program before the kernel has ended what that program left behind. */
async function allGone({ lastProcess }: WatchOptions): Promise<void> {
  const pid = await lastProcess?.catch(() => undefined);
  for (let attempt = 0; pid !== undefined && attempt < 500 && isRunning(pid); attempt += 1) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}

async function removeGroup(cgroup: Cgroup | undefined): Promise<void> {
  for (let attempt = 0; cgroup && attempt < 50 && !cgroup.remove(); attempt += 1) {
    await pause();
  }
}
