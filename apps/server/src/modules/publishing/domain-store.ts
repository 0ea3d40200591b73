import type { ProjectId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface DomainStore {
  /** The domain that visitors are sent to, while its records are found. */
  primary(queries: Queries, projectId: ProjectId): Promise<{ readonly domain: string } | undefined>;
}

export function createDomainStore(): DomainStore {
  return {
    primary: (queries, projectId) =>
      queries.first<{ domain: string }>(sql`
        select domain from site_domains where project_id = ${projectId} and is_primary and status = 'active'`),
  };
}
