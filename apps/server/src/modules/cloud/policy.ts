import { enums, fillText, texts, type InstanceStatus } from '@loam/contract';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';

const noPlace = 'This installation has no place for databases of projects.';

/** Why the project cannot be given a cloud, as a sentence for people. */
export function enablingFault(
  project: Pick<ProjectRecord, 'workspace_disable_cloud'>,
  installation: { readonly brand: string; readonly hasPlace: boolean },
): string | undefined {
  if (!installation.hasPlace) return noPlace;
  if (!project.workspace_disable_cloud) return undefined;
  const cloud = fillText(texts.cloud.enable.title, { brand: installation.brand });
  return `This workspace does not use ${cloud}. Ask an admin of the workspace to allow it.`;
}

export function requirePlan({ workspace_plan: plan }: Pick<ProjectRecord, 'workspace_plan'>): void {
  const allowed: readonly string[] = enums.gates.instanceSizePlans;
  if (!allowed.includes(plan)) throw new ApiError('plan_required', texts.instance.upgradeNeeded);
}

/** Not a 404: whoever may ask knows the project, and must be able to tell this from one that they may not see. */
export function noCloud(): ApiError {
  return new ApiError('conflict', 'This project has no cloud. Enable it first.');
}

export function notNow(status: InstanceStatus): ApiError {
  const busy: readonly string[] = enums.instance.busyStatuses;
  const isBusy = status === 'PAUSING' || busy.includes(status);
  return new ApiError(
    'conflict',
    isBusy
      ? `The cloud is busy (${status}). Try again in a moment.`
      : `The cloud is ${status}, which does not allow this.`,
  );
}

export function unreachable(): ApiError {
  return new ApiError('unavailable', 'The database of the cloud does not answer. Try again in a moment.', {
    retryAfterSeconds: 5,
  });
}
