import { topics, type WorkspaceId } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ProjectRecord } from '../../http/access.ts';
import type { LivePublisher } from '../../live/live.ts';
import type { PresenceRow } from './rows.ts';

export interface ProjectLive {
  created(queries: Queries, project: ProjectRecord): Promise<void>;
  updated(queries: Queries, project: ProjectRecord): Promise<void>;
  /** Only for those who look at the project: no list shows it. */
  touched(queries: Queries, project: ProjectRecord): Promise<void>;
  moved(queries: Queries, project: ProjectRecord, from: WorkspaceId): Promise<void>;
  deleted(queries: Queries, project: ProjectRecord): Promise<void>;
  seen(project: ProjectRecord, person: PresenceRow): void;
}

export function createProjectLive(live: LivePublisher): ProjectLive {
  // Members may not know which drafts others have: those concern their owner alone.
  const listChanged = (queries: Queries, project: ProjectRecord, workspaceId: WorkspaceId) =>
    live.publish(
      queries,
      project.visibility === 'draft' ? topics.user(project.user_id) : topics.workspace(workspaceId),
      { type: 'projects.changed', payload: { workspace_id: workspaceId, project_id: project.id } },
    );
  const updated = (queries: Queries, project: ProjectRecord) =>
    live.publish(queries, topics.project(project.id), {
      type: 'project.updated',
      payload: {
        id: project.id,
        name: project.name,
        display_name: project.display_name,
        visibility: project.visibility,
        workspace_id: project.workspace_id,
        latest_commit_sha: project.latest_commit_sha,
        preview_build_commit_sha: project.preview_build_commit_sha,
        locked_at: project.locked_at === null ? null : project.locked_at.toISOString(),
        updated_at: project.updated_at.toISOString(),
      },
    });
  return {
    created: (queries, project) => listChanged(queries, project, project.workspace_id),
    touched: updated,
    async updated(queries, project) {
      await updated(queries, project);
      await listChanged(queries, project, project.workspace_id);
    },
    async moved(queries, project, from) {
      await updated(queries, project);
      await listChanged(queries, project, from);
      await listChanged(queries, project, project.workspace_id);
    },
    async deleted(queries, project) {
      await live.publish(queries, topics.project(project.id), {
        type: 'project.deleted',
        payload: { id: project.id },
      });
      await listChanged(queries, project, project.workspace_id);
    },
    seen(project, person) {
      live.signal(topics.presence(project.id), {
        type: 'presence.updated',
        // Without the e-mail address: everyone who may view the project hears this.
        payload: {
          id: person.id,
          username: person.username,
          display_name: person.display_name,
          photo_url: person.photo_url,
          last_seen: person.last_seen.toISOString(),
        },
      });
    },
  };
}
