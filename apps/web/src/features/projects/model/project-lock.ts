import { limits } from '@loam/contract';

/** Someone or something is changing the project: the mark is renewed while the work lasts. */
export function isProjectLocked(lockedAt: string | null, nowMs: number): boolean {
  if (lockedAt === null) return false;
  // Clocks differ: a mark from the near future counts, one from far ahead does not lock for ever.
  return Math.abs(nowMs - Date.parse(lockedAt)) < limits.projects.lockIndicatorMs;
}
