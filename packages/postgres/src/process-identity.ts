import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { processStart } from '@loam/kernel';

/**
 * What tells one process from a later one that was given the same pid: its start time, and on Linux the boot.
 * Undefined when no such process runs (a zombie counts as gone).
 */
export function processIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid);
}

/** The postgres processes (postmaster and its children) that work in this folder, as the kernel sees it. */
export function findPostgresIn(dataFolder: string): number[] {
  if (process.platform !== 'linux') return findPostmasterByPidFile(dataFolder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgresIn(pid, dataFolder));
}

function isPostgresIn(pid: number, dataFolder: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  if (process.platform !== 'linux') return processArguments(pid).includes(`-D ${dataFolder} `);
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    return false;
  }
}

/** The pid on the first line of postmaster.pid; undefined when there is no file or it was cut short. */
export function readPostmasterPid(dataFolder: string): number | undefined {
  const firstLine = readOrUndefined(`${dataFolder}/postmaster.pid`)?.split('\n')[0] ?? '';
  const pid = Number(firstLine);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

export function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function linuxIdentity(pid: number): string | undefined {
  const start = processStart(pid);
  if (start === undefined) return undefined;
  const boot = readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim() ?? 'unknown-boot';
  return `${boot}/${start}`;
}

function portableIdentity(pid: number): string | undefined {
  const line = ps(pid, 'stat=,lstart=');
  return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ')).trim();
}

function findPostmasterByPidFile(dataFolder: string): number[] {
  const pid = readPostmasterPid(dataFolder);
  return pid !== undefined && isPostgresIn(pid, dataFolder) ? [pid] : [];
}

function processArguments(pid: number): string {
  return `${ps(pid, 'args=')} `;
}

function ps(pid: number, format: string): string {
  try {
    return execFileSync('ps', ['-o', format, '-p', String(pid)], {
      encoding: 'utf8',
      timeout: 5_000,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  } catch {
    return '';
  }
}
