import { ApiProblem, ApiUnreachable } from '@loam/client';
import { type Deployment, enums } from '@loam/contract';
import { shownProblem } from '../../../shared/problems.ts';

/** `build`: the project does not build, which the AI can be asked to mend. */
export type PublishFailure =
  | { readonly kind: 'build'; readonly detail: string }
  | { readonly kind: 'other'; readonly message: string | undefined; readonly traceId?: string | undefined };

export function failureOfError(error: unknown): PublishFailure {
  if (error instanceof ApiProblem && isBuildError(error.status)) {
    return { kind: 'build', detail: error.detail };
  }
  if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) {
    return { kind: 'other', message: undefined };
  }
  const { message, traceId } = shownProblem(error);
  return { kind: 'other', message, traceId };
}

function isBuildError(status: number): boolean {
  return enums.publish.buildErrorStatuses.some((known) => known === status);
}

export function failureOfDeployment({
  is_build_error,
  detail,
}: Pick<Deployment, 'is_build_error' | 'detail'>): PublishFailure {
  if (is_build_error) return { kind: 'build', detail: detail ?? '' };
  return { kind: 'other', message: detail ?? undefined };
}
