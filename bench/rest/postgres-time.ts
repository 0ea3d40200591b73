import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Microseconds of processor time of a server's processes, those that have ended included. */
export interface PostgresTime {
  readonly requests: number;
  readonly logs: number;
  /** What writes the log of changes, cleans up and begins. */
  readonly others: number;
}

export function postgresTime(pid: number, logsDatabase: string): PostgresTime {
  const sums = { requests: 0, logs: 0, others: endedTime(pid) };
  for (const line of execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().split('\n')) {
    const [, own = '', parent, title = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (parent !== String(pid)) continue;
    const time = timeOf(own);
    if (title.includes(` ${logsDatabase} `)) sums.logs += time;
    else if (title.includes('[local]')) sums.requests += time;
    else sums.others += time;
  }
  return sums;
}

function timeOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return 0;
  }
}

/** Of the server's processes that have ended: the postmaster knows what they used. */
export function endedTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10_000;
}
