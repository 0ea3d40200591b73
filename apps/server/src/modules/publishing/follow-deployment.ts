import type { DeploymentId } from '@loam/contract';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { PublishingContext } from './context.ts';

const lookEveryMs = 400;
const longestMs = 15 * 60_000;
/** Of the log of a failed publish; all of it stands with the deployment. */
const toldLines = 50;

const takenDown = 'The site was taken down while it was being published.';
const stillRunning = 'The publish is still running. You can close this and look again in a moment.';

/** Waits until visitors see it, or what took its place, and says which; the work goes on if nobody waits. */
export async function followDeployment(
  { store, db, waiters, clock }: PublishingContext,
  id: DeploymentId,
  signal: AbortSignal,
): Promise<DeploymentId> {
  const deadlineMs = clock.now().getTime() + longestMs;
  let followed = id;
  for (;;) {
    const row = await store.findAny(db, followed);
    if (!row) throw notFound();
    if (row.status === 'succeeded') return row.id;
    if (row.status === 'failed') {
      const detail = row.detail ?? 'The publish failed.';
      const log = (await store.log(db, row.id)).slice(-toldLines);
      throw new ApiError(row.is_build_error ? 'build_failed' : 'unavailable', detail, {
        deployment: { id: row.id, log },
      });
    }
    if (row.status === 'superseded') {
      if (row.superseded_by === null) throw new ApiError('conflict', takenDown);
      followed = row.superseded_by;
      continue;
    }
    if (signal.aborted) throw new ApiError('client_closed', 'The caller is gone.');
    if (clock.now().getTime() > deadlineMs) throw new ApiError('unavailable', stillRunning);
    await waiters.wait(row.id, lookEveryMs);
  }
}
