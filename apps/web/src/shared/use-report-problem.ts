import { useCallback } from 'react';
import { useDialogs } from './dialog-host.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { isAborted, shownProblem } from './problems.ts';

/** For mutations whose failure has no better place on the screen: the error dialog with its trace id. */
export function useReportProblem(): (error: unknown) => void {
  const dialogs = useDialogs();
  return useCallback(
    (error: unknown) => {
      if (isAborted(error)) return;
      const problem = shownProblem(error);
      dialogs.open(ErrorDialog, {
        message: problem.message,
        traceId: problem.traceId,
        retry: problem.isPassing,
      });
    },
    [dialogs],
  );
}
