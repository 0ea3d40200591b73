import type { ProjectId } from '@loam/contract';
import type { ProjectsContext } from './context.ts';

const batch = 200;

/** Ends projects whose undo period is over, and mends ownership that a crash may have left behind. */
export async function maintainProjects(context: ProjectsContext, signal: AbortSignal): Promise<void> {
  announce(context, await context.store.handOver(context.db, null));
  for (;;) {
    if (signal.aborted) return;
    const purged = await context.db.transaction(async (tx) => {
      const ids = await context.store.purge(tx, batch);
      for (const projectId of ids) await context.outbox.write(tx, 'project.purged', { projectId });
      return ids;
    });
    if (purged.length < batch) return;
  }
}

/** Who leaves a workspace leaves their projects to its owner. */
export function followMembers(context: ProjectsContext): () => void {
  return context.bus.subscribe('workspace.member_removed', async ({ workspaceId }) => {
    announce(context, await context.store.handOver(context.db, workspaceId));
  });
}

function announce(context: ProjectsContext, projectIds: readonly ProjectId[]): void {
  for (const projectId of projectIds) context.bus.publish('project.access_changed', { projectId });
}
