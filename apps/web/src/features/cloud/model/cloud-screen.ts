import { type Backend, enums, type InstanceStatus, limits } from '@loam/contract';

export type CloudScreen = (typeof enums.cloud.screens)[number];

const paused: readonly InstanceStatus[] = ['INACTIVE', 'PAUSING', 'RESTORING'];

/** Which screen of the Cloud view stands; one that is linked from elsewhere has a screen of its own. */
export function cloudScreen(backend: Pick<Backend, 'ref' | 'status'> | undefined): CloudScreen {
  if (backend === undefined) return 'loader';
  if (backend.ref === null || backend.status === null) return 'connect';
  return paused.includes(backend.status) ? 'paused' : 'managed';
}

/** It goes on by itself: whoever looks at it sees the end without a reload. */
export function isChanging(status: InstanceStatus | null | undefined): boolean {
  return status === 'PAUSING' || enums.instance.busyStatuses.some((busy) => busy === status);
}

/** Each wait is longer than the one before, up to a limit. */
export function wakeDelayMs(failures: number): number {
  const { restoreRetryDelayMs, restoreRetryFactor, restoreRetryMaxDelayMs } = limits.cloud;
  return Math.min(restoreRetryDelayMs * restoreRetryFactor ** failures, restoreRetryMaxDelayMs);
}
