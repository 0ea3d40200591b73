import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';

const publishDisabled =
  'Publishing is turned off in this workspace. An admin of the workspace can turn it on.';

type Facts = Pick<ProjectRecord, 'workspace_disable_publish'>;

/** A sentence for people; null when publishing is possible. */
export function disabledReason(project: Facts): string | null {
  return project.workspace_disable_publish ? publishDisabled : null;
}

export function requirePublishing(project: Facts): void {
  if (project.workspace_disable_publish) throw new ApiError('forbidden', publishDisabled);
}
