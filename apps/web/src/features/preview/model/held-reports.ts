import type { ReportedError } from '@loam/contract';

export interface HeldReports {
  hold(error: ReportedError): void;
  /** New code runs: what was thrown before it says nothing any more. */
  drop(): void;
}

export interface HeldReportsOptions {
  report(error: ReportedError): void;
  later(run: () => void, delayMs: number): void;
}

/** While the files of a version arrive, a page may run new code beside old for a moment. */
const holdMs = 1200;

/** Errors of a page that still count a moment later. */
export function createHeldReports({ report, later }: HeldReportsOptions): HeldReports {
  let held: ReportedError[] = [];
  return {
    hold(error) {
      held.push(error);
      later(() => {
        if (!held.includes(error)) return;
        held = held.filter((one) => one !== error);
        report(error);
      }, holdMs);
    },
    drop: () => void (held = []),
  };
}
