import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly residentBytes: number;
  /** Processor time, that of children which were counted included. */
  readonly cpuMs: number;
  /** It has ended and only waits to be counted. */
  readonly isZombie: boolean;
}

const PAGE_BYTES = 4096;
/** In which Linux tells processor time, on every machine that Node runs on. */
const TICK_MS = 10;
/** Asking `ps` takes much longer than reading the kernel's own list. */
const ASK_AGAIN_MS = 1000;
/** How old a list may be for whoever looks at the same processes again and again. */
const WATCHED_AGAIN_MS = 200;
const hasProc = existsSync('/proc/self/stat');

/** Processes started by `root`, itself included. Orphans inside a PID namespace stay below its first process. */
export function processTree(
  root: number,
  rows: readonly ProcessRow[] = readProcesses(),
): readonly ProcessRow[] {
  const children = childrenIn(rows);
  const found = rows.filter((row) => row.pid === root);
  for (let index = 0; index < found.length; index += 1) {
    const row = found[index];
    if (row) found.push(...(children.get(row.pid) ?? []));
  }
  return found;
}

let watched: { readonly atMs: number; readonly rows: readonly ProcessRow[] } | undefined;

/**
 * The same for those who watch: all of them share a list. With one of its own for each, twenty running projects read
 * every process of the machine eighty times a second, and the server had time for little else.
 */
export function watchedTree(root: number): readonly ProcessRow[] {
  const nowMs = performance.now();
  if (!watched || nowMs - watched.atMs > WATCHED_AGAIN_MS) watched = { atMs: nowMs, rows: readProcesses() };
  return processTree(root, watched.rows);
}

const groups = new WeakMap<readonly ProcessRow[], ReadonlyMap<number, readonly ProcessRow[]>>();

/** Once for each list. */
function childrenIn(rows: readonly ProcessRow[]): ReadonlyMap<number, readonly ProcessRow[]> {
  const known = groups.get(rows);
  if (known) return known;
  const children = Map.groupBy(rows, (row) => row.parent);
  groups.set(rows, children);
  return children;
}

export function residentBytes(rows: readonly ProcessRow[]): number {
  return rows.reduce((sum, row) => sum + row.residentBytes, 0);
}

export function cpuMs(rows: readonly ProcessRow[]): number {
  return rows.reduce((sum, row) => sum + row.cpuMs, 0);
}

/** False for a process that has ended and only waits to be counted. */
export function isRunning(pid: number): boolean {
  const row = hasProc ? readProcess(pid) : askForProcesses().find((found) => found.pid === pid);
  return row !== undefined && !row.isZombie;
}

/** A negative number stands for a whole group. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

const MAX_LOOKS = 500;

/** A signal to stand still counts once the kernel lets the process go back to its own code; that takes no time to speak of. */
export function waitUntilStill(pid: number): void {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const state = hasProc ? stateOf(pid) : undefined;
    if (state === undefined || 'TtZX'.includes(state)) return;
  }
}

function stateOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.charAt(text.lastIndexOf(')') + 2);
  } catch {
    return undefined;
  }
}

export function readProcesses(): readonly ProcessRow[] {
  if (!hasProc) return askForProcesses();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

function readProcess(pid: number): ProcessRow | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets itself.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      pid,
      parent: Number(fields[1]),
      residentBytes: Number(fields[21]) * PAGE_BYTES,
      cpuMs: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0),
      isZombie: /^[ZX]/.test(fields[0] ?? ''),
    };
  } catch {
    return undefined;
  }
}

/** Whose process it is; the owner of its folder is another one when it forbids to be looked at. */
export function ownerOf(pid: number): number | undefined {
  try {
    return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

let asked: { readonly atMs: number; readonly rows: readonly ProcessRow[] } | undefined;

/** macOS has no such folder. */
function askForProcesses(): readonly ProcessRow[] {
  const nowMs = performance.now();
  if (asked && nowMs - asked.atMs < ASK_AGAIN_MS) return asked.rows;
  const text = execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,stat=,time='], { encoding: 'utf8' });
  asked = { atMs: nowMs, rows: parseProcesses(text) };
  return asked.rows;
}

function parseProcesses(text: string): readonly ProcessRow[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words.length >= 4)
    .map(([pid, parent, kilobytes, state = '', time = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      residentBytes: Number(kilobytes) * 1024,
      cpuMs: time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000,
      isZombie: state.startsWith('Z'),
    }));
}
