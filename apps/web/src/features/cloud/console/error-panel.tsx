import { texts } from '@loam/contract';
import { Button, ErrorState } from '@loam/ui';
import { RotateCw } from 'lucide-react';
import { shownProblem } from '../../../shared/problems.ts';
import { errorWords } from './error-words.ts';

interface ErrorPanelProps {
  readonly error: unknown;
  /** What could not be loaded; without it the kind of the failure stands in its place. */
  readonly title?: string;
  /** What is told in place of the failure's own words. */
  readonly detail?: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => unknown;
}

/** Where a part of the console could not be loaded: what, of which kind the failure is, and the way to try again. */
export function ErrorPanel({ error, title, detail, isRetrying = false, onRetry }: ErrorPanelProps) {
  const words = errorWords(error);
  const said = detail ?? words.detail;
  return (
    <ErrorState
      title={title ?? words.kind}
      detail={
        title === undefined || title === words.kind ? (
          said
        ) : (
          <>
            <p className="font-medium text-foreground">{words.kind}</p>
            <p>{said}</p>
          </>
        )
      }
      traceId={shownProblem(error).traceId}
      action={
        <Button variant="outline" loading={isRetrying} onClick={() => void onRetry()}>
          <RotateCw aria-hidden />
          {texts.errorPanel.retry}
        </Button>
      }
    />
  );
}
