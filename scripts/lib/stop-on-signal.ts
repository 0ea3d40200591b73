import { constants } from 'node:os';
import type { Processes } from './processes.ts';

const GRACE_MS = 10_000;

/** Passes the stop on, then leaves: at once when nothing runs any more, after a grace time otherwise. */
export function stopOnSignal(processes: Processes): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      processes.stopAll('SIGTERM');
      process.exitCode = 128 + constants.signals[signal];
      const deadlineMs = Date.now() + GRACE_MS;
      const timer = setInterval(() => {
        if (processes.runningCount() > 0 && Date.now() < deadlineMs) return;
        clearInterval(timer);
        processes.stopAll('SIGKILL');
        process.exit();
      }, 100);
    });
  }
}
