export type PhaseStatus = 'done' | 'active' | 'waiting' | 'failed';

export type PhaseProgress = {
  /** Zero-based; equal to the number of phases when all are done. */
  readonly current: number;
  readonly failed?: boolean;
};

export function phaseStatus(index: number, progress: PhaseProgress): PhaseStatus {
  if (index < progress.current) return 'done';
  if (index > progress.current) return 'waiting';
  return progress.failed ? 'failed' : 'active';
}

/** Keeps a share within 0 and 1; what is not a number counts as nothing. */
export function clampShare(value: number, total: number): number {
  if (!Number.isFinite(value) || !Number.isFinite(total) || total <= 0) return 0;
  return Math.min(1, Math.max(0, value / total));
}
