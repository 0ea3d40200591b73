import { readFile } from 'node:fs/promises';

/**
 * When a process began, so that a reused number is not taken for another process: undefined when there is no such
 * process, '' where the machine does not tell.
 */
export async function readStartOf(pid: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets may hold blanks; the start time is the 20th field after it.
  if (text !== undefined) return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  try {
    process.kill(pid, 0);
    return '';
  } catch {
    return undefined;
  }
}
