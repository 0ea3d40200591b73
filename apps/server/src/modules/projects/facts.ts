import type { ProjectId } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ProjectsContext } from './context.ts';

/** What modules below tell a project about itself; its viewers hear of it. */
export interface ProjectFacts {
  committed(queries: Queries, id: ProjectId, commitSha: string): Promise<void>;
  locked(queries: Queries, id: ProjectId, isLocked: boolean): Promise<void>;
  previewBuilt(queries: Queries, id: ProjectId, commitSha: string): Promise<void>;
}

export function createProjectFacts({ store, live }: Pick<ProjectsContext, 'store' | 'live'>): ProjectFacts {
  const tell = async (queries: Queries, id: ProjectId, how: 'updated' | 'touched') => {
    const project = await store.access(queries, null, id);
    // A project in the bin may still be written to its end; nobody looks at it.
    if (project && project.deleted_at === null) await live[how](queries, project);
  };
  return {
    async committed(queries, id, commitSha) {
      await store.setLatestCommit(queries, id, commitSha);
      await tell(queries, id, 'updated');
    },
    async locked(queries, id, isLocked) {
      await store.setLocked(queries, id, isLocked);
      await tell(queries, id, 'touched');
    },
    async previewBuilt(queries, id, commitSha) {
      await store.setPreviewBuild(queries, id, commitSha);
      await tell(queries, id, 'touched');
    },
  };
}
