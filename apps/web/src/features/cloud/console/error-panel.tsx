import { texts } from '@loam/contract';
import { Button, ErrorState } from '@loam/ui';
import { RotateCw } from 'lucide-react';
import { shownProblem } from '../../../shared/problems.ts';
import { errorKind } from './error-kind.ts';

interface ErrorPanelProps {
  readonly error: unknown;
  /** What could not be loaded; without it the kind of the failure says it. */
  readonly title?: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => unknown;
}

/** Where a part of the console could not be loaded. */
export function ErrorPanel({ error, title, isRetrying = false, onRetry }: ErrorPanelProps) {
  const { message, traceId } = shownProblem(error);
  return (
    <ErrorState
      title={title ?? texts.errorPanel.titles[errorKind(error)]}
      detail={message}
      traceId={traceId}
      action={
        <Button variant="outline" loading={isRetrying} onClick={() => void onRetry()}>
          <RotateCw aria-hidden />
          {texts.errorPanel.retry}
        </Button>
      }
    />
  );
}
