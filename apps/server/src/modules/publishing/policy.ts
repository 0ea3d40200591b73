import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';

const publishDisabled =
  'Publishing is turned off in this workspace. An admin of the workspace can turn it on.';
export const nothingToPublish = 'There is nothing to publish yet. Make a first version in the chat.';

type Facts = Pick<ProjectRecord, 'workspace_disable_publish' | 'latest_commit_sha'>;

/** A sentence for people; null when publishing is possible. */
export function disabledReason(project: Facts): string | null {
  if (project.workspace_disable_publish) return publishDisabled;
  return project.latest_commit_sha === null ? nothingToPublish : null;
}

export function requirePublishing(project: Pick<ProjectRecord, 'workspace_disable_publish'>): void {
  if (project.workspace_disable_publish) throw new ApiError('forbidden', publishDisabled);
}
