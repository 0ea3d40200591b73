import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type ProcessResult = { readonly code: number; readonly output: string; readonly seconds: number };

export type ProcessOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output while it runs, besides collecting it. */
  readonly live?: boolean;
};

export type Processes = {
  run(program: string, args: readonly string[], options?: ProcessOptions): Promise<ProcessResult>;
  start(program: string, args: readonly string[], options?: ProcessOptions): ChildProcess;
  /** Afterwards nothing new is started: the rest of a plan ends at once. */
  stopAll(signal: NodeJS.Signals): void;
  runningCount(): number;
};

const STOPPED = 128 + constants.signals.SIGTERM;

/** Starts programs in the repository's root and remembers those that still run, so that a stop reaches them. */
export function createProcesses(root: string): Processes {
  const running = new Set<ChildProcess>();
  let isStopped = false;

  function open(program: string, args: readonly string[], settings: OpenSettings): ChildProcess {
    const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...(settings.inherit ? {} : { NO_COLOR: '1' }), ...settings.env },
      stdio: settings.inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  }

  return {
    start: (program, args, options = {}) => open(program, args, { env: options.env, inherit: true }),
    stopAll: (signal) => {
      isStopped = true;
      for (const child of running) child.kill(signal);
    },
    runningCount: () => running.size,
    run: (program, args, options = {}) => {
      if (isStopped) return Promise.resolve({ code: STOPPED, output: '', seconds: 0 });
      const startedMs = performance.now();
      const child = open(program, args, { env: options.env, inherit: false });
      const chunks: string[] = [];
      const collect = (chunk: Buffer): void => {
        chunks.push(chunk.toString());
        if (options.live) process.stdout.write(chunk);
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      return new Promise((resolve) => {
        const finish = (code: number): void =>
          resolve({
            code,
            output: stripVTControlCharacters(chunks.join('')),
            seconds: (performance.now() - startedMs) / 1000,
          });
        child.once('error', (error) => {
          chunks.push(`${program} could not be started: ${error.message}\n`);
          finish(127);
        });
        child.once('close', (code, signal) => finish(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
      });
    },
  };
}

type OpenSettings = { readonly env: Readonly<Record<string, string>> | undefined; readonly inherit: boolean };
