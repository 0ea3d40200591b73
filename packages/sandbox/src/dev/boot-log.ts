import type { OutputLine } from '../provider/provider.ts';

export interface LogLine extends OutputLine {
  readonly atMs: number;
}

/** The newest lines of a dev server, over restarts. */
export function createBootLog(capacity = 500) {
  const lines: LogLine[] = [];
  return {
    add(line: LogLine): void {
      lines.push(line);
      if (lines.length > capacity) lines.splice(0, lines.length - capacity);
    },
    lines: (): readonly LogLine[] => [...lines],
  };
}
