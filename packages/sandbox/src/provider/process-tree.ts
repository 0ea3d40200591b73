import { readFileSync, readdirSync } from 'node:fs';

export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly residentBytes: number;
}

const PAGE_BYTES = 4096;

/** Processes started by `root`, itself included. Orphans inside a PID namespace stay below its first process. */
export function processTree(
  root: number,
  rows: readonly ProcessRow[] = readProcesses(),
): readonly ProcessRow[] {
  const children = Map.groupBy(rows, (row) => row.parent);
  const found = rows.filter((row) => row.pid === root);
  for (let index = 0; index < found.length; index += 1) {
    const row = found[index];
    if (row) found.push(...(children.get(row.pid) ?? []));
  }
  return found;
}

export function residentBytes(rows: readonly ProcessRow[]): number {
  return rows.reduce((sum, row) => sum + row.residentBytes, 0);
}

/** False for a process that has ended and only waits to be counted. */
export function isRunning(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(text.slice(text.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

function readProcesses(): readonly ProcessRow[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const row = readProcess(Number(name));
      return row ? [row] : [];
    });
}

function readProcess(pid: number): ProcessRow | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets itself.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), residentBytes: Number(fields[21]) * PAGE_BYTES };
  } catch {
    return undefined;
  }
}
