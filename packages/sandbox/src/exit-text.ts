import type { ExitReport } from './provider/provider.ts';

/** Node ends itself where its own share of the memory is used up, before the sandbox would. */
const HEAP_END = /heap out of memory|Reached heap limit|ERR_WORKER_OUT_OF_MEMORY/;

export function isOutOfMemory({ reason }: Pick<ExitReport, 'reason'>, printed: readonly string[]): boolean {
  return reason === 'memory' || (reason === 'exited' && printed.some((line) => HEAP_END.test(line)));
}

/** How a program ended, to be put behind its name: "The preview ran out of memory". */
export function exitText(
  report: Pick<ExitReport, 'reason' | 'code'>,
  printed: readonly string[] = [],
): string {
  if (isOutOfMemory(report, printed)) return 'ran out of memory';
  switch (report.reason) {
    case 'exited':
      return `ended with code ${report.code}`;
    case 'killed':
      return 'was ended';
    case 'memory':
      return 'ran out of memory';
    case 'disk':
      return 'ran out of disk space';
    case 'time':
      return 'ran out of time';
  }
}

/** What somebody can do about it. */
export function memoryAdvice(memoryMb: number): string {
  return `It may use ${memoryMb.toLocaleString('en')} MB. Load large pages and packages only where they are needed (lazy imports), remove what is not used, or ask the operator for more (LOAM_PROJECT_MEMORY_MB).`;
}
