import { type ProjectId, topics, type UserId } from '@loam/contract';
import type { Queries, Transaction } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';
import type { Runtime } from '../../runtime.ts';

export interface SharingNews {
  /** To everyone who has the project open: who works on it changed. */
  people(queries: Queries, projectId: ProjectId): Promise<void>;
  /** To one account: the list of projects it can open changed. */
  person(queries: Queries, projectId: ProjectId, userId: UserId): Promise<void>;
  /** What someone may do with the project changed: open windows, sockets and previews ask again. */
  access(tx: Transaction, projectId: ProjectId, userId: UserId): Promise<void>;
}

export function createSharingNews(live: LivePublisher, bus: Runtime['bus']): SharingNews {
  const people: SharingNews['people'] = (queries, projectId) =>
    // Visitors of a public project hear this too: nobody is named.
    live.publish(queries, topics.project(projectId), {
      type: 'collaborators.updated',
      payload: { project_id: projectId },
    });
  const person: SharingNews['person'] = (queries, projectId, userId) =>
    live.publish(queries, topics.user(userId), {
      type: 'projects.changed',
      payload: { project_id: projectId },
    });
  return {
    people,
    person,
    async access(tx, projectId, userId) {
      await people(tx, projectId);
      await person(tx, projectId, userId);
      tx.afterCommit(() => bus.publish('project.access_changed', { projectId }));
    },
  };
}
