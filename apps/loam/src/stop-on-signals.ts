import type { Print } from './print.ts';
import type { RunningLoam } from './start-loam.ts';
import { withinTime } from './within-time.ts';

export interface SignalledProcess {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

export interface StopOptions {
  /** Settles when the start is over; a signal may come before. */
  readonly running: Promise<RunningLoam>;
  readonly process: SignalledProcess;
  readonly print: Print;
  /** Tells a start that is still under way. */
  readonly stopping?: AbortController;
  readonly startGraceMs?: number;
  readonly stopGraceMs?: number;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const startGraceMs = 4_000;
// Shorter than the patience of whoever started us; what is left then ends with this process.
const stopGraceMs = 14_000;

/** Ctrl-C reaches the whole group, often several times: only the first counts. */
export function stopOnSignals(options: StopOptions): void {
  let isStopping = false;
  for (const signal of signals) {
    options.process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      options.stopping?.abort();
      void stop(options);
    });
  }
}

async function stop({ running, process, print, ...graces }: StopOptions): Promise<void> {
  print.line('Stopping…');
  const loam = await startedWithin(running, graces.startGraceMs ?? startGraceMs);
  const didStop = loam !== undefined && (await withinTime(loam.stop(), graces.stopGraceMs ?? stopGraceMs));
  if (!didStop) loam?.stopNow();
  process.exit(didStop ? 0 : 1);
}

async function startedWithin(
  running: Promise<RunningLoam>,
  graceMs: number,
): Promise<RunningLoam | undefined> {
  let loam: RunningLoam | undefined;
  const started = running.then((value) => (loam = value));
  await withinTime(started, graceMs);
  return loam;
}
