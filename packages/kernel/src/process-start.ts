import { readFileSync } from 'node:fs';

/**
 * When a process began, so that a later one with the same number is not taken for it: undefined when there is no such
 * process (a zombie counts as gone), '' where the machine does not tell.
 */
export function processStart(pid: number): string | undefined {
  const stat = readStat(pid);
  if (stat === undefined) return process.platform === 'linux' || !isSignallable(pid) ? undefined : '';
  // The name in brackets may itself hold blanks and brackets; the start time is the 20th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : (fields[19] ?? '');
}

function readStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether there is such a process, be it another account's. */
export function isSignallable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
