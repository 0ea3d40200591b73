import type { ExitReport } from './provider/provider.ts';

/** How a program ended, to be put behind its name: "The preview ran out of memory". */
export function exitText({ reason, code }: Pick<ExitReport, 'reason' | 'code'>): string {
  switch (reason) {
    case 'exited':
      return `ended with code ${code}`;
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
