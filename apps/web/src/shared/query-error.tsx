import { ErrorState } from '@loam/ui';
import { shownProblem } from './problems.ts';

interface QueryErrorProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean;
}

/** The error state of a screen whose data could not be loaded. */
export function QueryError({ title, error, onRetry, isRetrying = false }: QueryErrorProps) {
  const problem = shownProblem(error);
  return (
    <ErrorState
      title={title}
      detail={problem.message}
      traceId={problem.traceId}
      retrying={isRetrying}
      onRetry={() => void onRetry()}
    />
  );
}
