import type { ProjectId } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ProjectsContext } from './context.ts';

/** What modules below tell a project about itself; its viewers hear of it. */
export interface ProjectFacts {
  committed(queries: Queries, id: ProjectId, commitSha: string): Promise<void>;
  locked(queries: Queries, id: ProjectId, isLocked: boolean): Promise<void>;
  previewBuilt(queries: Queries, id: ProjectId, commitSha: string): Promise<void>;
  /** There is a picture of this version. */
  pictured(queries: Queries, id: ProjectId, commitSha: string): Promise<void>;
  /** Where visitors find it and what they see; null: it was taken down. */
  published(queries: Queries, id: ProjectId, site: PublishedSite | null): Promise<void>;
}

export interface PublishedSite {
  readonly url: string;
  readonly commitSha: string;
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
    async pictured(queries, id, commitSha) {
      await store.setThumbnail(queries, id, commitSha);
      await tell(queries, id, 'updated');
    },
    async published(queries, id, site) {
      await store.setPublished(queries, id, site);
      await tell(queries, id, 'updated');
    },
  };
}
