import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { ServiceUser } from './service-user.ts';

export interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface GuardedProcess {
  readonly pid: number | undefined;
  readonly exited: Promise<ProcessExit>;
  hasExited(): boolean;
  /** The last lines it wrote, newest last. */
  lastLines(): string[];
  signal(name: NodeJS.Signals): void;
}

export interface GuardedOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: ServiceUser | undefined;
  /** Sent to the process when we are gone, even by kill -9. */
  readonly signalAtOurDeath: 'INT' | 'QUIT' | 'KILL';
  readonly onLine?: (line: string) => void;
}

const keptLines = 40;

// A watcher holds a pipe from us. It ends the process when the pipe closes without a word, which is what a
// kill -9 of us looks like. The watcher is forked twice so that it is no child of the process, which takes the
// death of a child it does not know for a crash; `exec` then keeps the pid that the watcher was told ($$).
const guardScript = '( (read -r word <&3 || kill -s "$0" $$) >/dev/null 2>&1 & ); exec "$@" 3<&-';

/** Starts a program that does not outlive this process. It gets a session of its own: Ctrl-C does not reach it. */
export function spawnGuarded(options: GuardedOptions): GuardedProcess {
  const args = ['-c', guardScript, options.signalAtOurDeath, options.command, ...options.args];
  const child = spawn('/bin/sh', args, {
    ...options.user,
    detached: true,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      options.onLine?.(line);
    });
  }
  const guard = writableOrUndefined(child.stdio[3]);
  guard?.on('error', () => {});
  let isGone = false;
  const exited = new Promise<ProcessExit>((resolve) => {
    const finish = (exit: ProcessExit) => {
      isGone = true;
      guard?.end('done\n');
      resolve(exit);
    };
    child.once('exit', (code, signal) => finish({ code, signal }));
    child.once('error', (error) => {
      lines.push(error.message);
      finish({ code: null, signal: null });
    });
  });
  return {
    pid: child.pid,
    exited,
    hasExited: () => isGone,
    lastLines: () => [...lines],
    signal: (name) => void child.kill(name),
  };
}

function writableOrUndefined(stream: unknown): Writable | undefined {
  return isWritable(stream) ? stream : undefined;
}

function isWritable(stream: unknown): stream is Writable {
  return typeof stream === 'object' && stream !== null && 'end' in stream && 'on' in stream;
}
