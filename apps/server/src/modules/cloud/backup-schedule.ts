import type { CloudSnapshots, Snapshot } from '@loam/cloud/postgres';
import { cloudLimits, type Plan } from '@loam/contract';
import { AppError, errorMessage, type DiskSpace } from '@loam/kernel';
import type { CloudContext } from './context.ts';

const dayMs = 86_400_000;

/** The moments of a day's backup before and after this one. */
export function backupTimes(now: Date, minuteOfDay: number): { readonly last: Date; readonly next: Date } {
  const today = Math.floor(now.getTime() / dayMs) * dayMs + minuteOfDay * 60_000;
  const last = today <= now.getTime() ? today : today - dayMs;
  return { last: new Date(last), next: new Date(last + dayMs) };
}

/** When it goes by itself; undefined where it stays until somebody deletes it. */
export function keptUntil({ kind, createdAt }: Snapshot, plan: Plan): Date | undefined {
  if (kind === 'manual') return undefined;
  return new Date(createdAt.getTime() + cloudLimits.backupDays[plan] * dayMs);
}

/** What has to go. Those of people stay, and so does the newest scheduled one: nothing was changed after it. */
export function expired(newestFirst: readonly Snapshot[], plan: Plan, now: Date): readonly Snapshot[] {
  const isOld = (snapshot: Snapshot) => (keptUntil(snapshot, plan) ?? now) < now;
  const scheduled = newestFirst.filter(({ kind }) => kind === 'scheduled');
  const others = newestFirst.filter(({ kind }) => kind === 'migration' || kind === 'restore');
  return [
    ...scheduled.slice(1).filter(isOld),
    ...others.filter((snapshot, at) => at >= cloudLimits.backupsBeforeChanges[plan] || isOld(snapshot)),
  ];
}

export async function pruneBackups(
  { db, store, clock, logger }: CloudContext,
  snapshots: CloudSnapshots,
  signal: AbortSignal,
): Promise<void> {
  for (const { ref } of await store.listWhole(db)) {
    if (signal.aborted) return;
    try {
      const gone = expired(await snapshots.list(ref), await store.findPlan(db, ref), clock.now());
      for (const { id } of gone) await snapshots.remove(ref, id);
    } catch (error) {
      logger.warn({ ref, error: errorMessage(error) }, 'old backups could not be removed');
    }
  }
}

export interface BackupRound {
  readonly snapshots: CloudSnapshots;
  readonly disk: Pick<DiskSpace, 'isLow'> | undefined;
  readonly signal: AbortSignal;
}

/**
 * One backup of each cloud that changed since its last one, once a day. Asked for every few minutes, so that a
 * machine that was off at that time of day takes them when it is on again. One that paused itself is kept like the others.
 */
export async function takeBackups(
  context: CloudContext,
  { snapshots, disk, signal }: BackupRound,
): Promise<void> {
  const { db, store, clock, config, logger } = context;
  // Without a cloud there is nothing to keep, and no reason to start a server for it.
  if (config.cloudBackupMinute === undefined || !(await store.hasAny(db))) return;
  const whole = new Set((await store.listWhole(db)).map(({ ref }) => ref));
  const due = await snapshots.due(backupTimes(clock.now(), config.cloudBackupMinute).last);
  for (const ref of due.filter((one) => whole.has(one))) {
    if (signal.aborted) return;
    try {
      if (await disk?.isLow())
        await snapshots.noteFault(ref, 'The disk of this installation is nearly full.');
      else {
        await snapshots.create(ref, { kind: 'scheduled' });
        await snapshots.noteFault(ref, null);
      }
    } catch (error) {
      const isTooLarge = error instanceof AppError && error.code === 'snapshot_too_large';
      const words = isTooLarge ? error.detail : 'The database could not be copied. It is tried again soon.';
      await snapshots.noteFault(ref, words);
      logger.warn({ ref, error: errorMessage(error) }, 'a backup could not be taken');
    }
  }
}
