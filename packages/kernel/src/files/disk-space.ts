import { statfs } from 'node:fs/promises';
import type { Clock } from '../clock.ts';

export interface DiskSpace {
  /** Bytes that programs may still write where the folder lies; undefined where the machine does not tell. */
  freeBytes(): Promise<number | undefined>;
  readonly reserveBytes: number;
  /** Less than the reserve is left: what goes on must not need to be stored. */
  isLow(): Promise<boolean>;
}

export interface DiskSpaceOptions {
  readonly folder: string;
  readonly reserveBytes: number;
  readonly clock: Clock;
  /** The machine's own answer when absent. */
  measure?(folder: string): Promise<number>;
}

/** Asked at every write, measured every few seconds. */
const freshMs = 3000;

export function createDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { folder, reserveBytes, clock, measure = freeBytesAt } = options;
  let last: { readonly atMs: number; readonly bytes: Promise<number | undefined> } | undefined;
  const freeBytes = () => {
    const nowMs = clock.now().getTime();
    if (last === undefined || Math.abs(nowMs - last.atMs) > freshMs) {
      last = { atMs: nowMs, bytes: measure(folder).catch(() => undefined) };
    }
    return last.bytes;
  };
  return {
    freeBytes,
    reserveBytes,
    async isLow() {
      const free = await freeBytes();
      return free !== undefined && free < reserveBytes;
    },
  };
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
