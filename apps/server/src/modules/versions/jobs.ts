import type { ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { projectFilesJob } from '../projects/index.ts';
import type { VersionsContext } from './context.ts';
import { reconcile } from './reconcile.ts';
import { repairRepoJob } from './repair-job.ts';
import type { VersionsService } from './service.ts';
import type { WriteQueue } from './write-queue.ts';
import type { Write } from './writer.ts';

interface Parts {
  readonly queue: WriteQueue;
  readonly write: Write;
  readonly service: VersionsService;
}

const batch = 100;

export function handleVersionJobs(context: VersionsContext, { queue, write, service }: Parts): void {
  const placed = {
    runnerOf: ({ project_id: id }: { readonly project_id: ProjectId }) => context.leases.runnerOf(id),
  };
  const ensure = async ({ project_id: id }: { readonly project_id: ProjectId }) => {
    const origin = await context.store.origin(context.db, id);
    if (!origin || origin.deleted_at !== null) return;
    await service.ensureRepo({ id, latest_commit_sha: origin.latest_commit_sha });
  };
  const repair = ({ project_id: id }: { readonly project_id: ProjectId }) =>
    queue.hold(id, { purpose: 'repair' }, async (held) => {
      held.begin();
      const { generation } = held.lease;
      if (held.lease.isTakenOver) await context.repo.fence(id, generation);
      await context.repo.repair(id, { generation });
      await reconcile(context, held);
    });
  context.jobs.handle(projectFilesJob, ensure, placed);
  context.jobs.handle(repairRepoJob, repair, placed);
  context.jobs.schedule('versions-reconcile', '* * * * *', (signal) => finishWrites(context, write, signal));
}

/** What processes left half-way when they were killed: taking the project's turn mends it. */
async function finishWrites(context: VersionsContext, write: Write, signal: AbortSignal): Promise<void> {
  for (const projectId of await context.leases.expired('write', batch)) {
    if (signal.aborted) return;
    try {
      await write(projectId, { purpose: 'repair', waitMs: 0 }, async () => {});
    } catch (error) {
      context.logger.warn({ projectId, error: errorMessage(error) }, 'a project could not be reconciled');
    }
  }
}
