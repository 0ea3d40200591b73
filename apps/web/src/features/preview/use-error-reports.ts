import type { ReportedError } from '@loam/contract';
import { useCallback } from 'react';
import { useReportErrors } from './api.ts';

/** Errors of the running app become errors of the project, for those who may write them down. */
export function useErrorReports(projectId: string, canReport: boolean): (error: ReportedError) => void {
  const { mutate } = useReportErrors(projectId);
  return useCallback(
    (error: ReportedError) => {
      if (canReport) mutate([error]);
    },
    [canReport, mutate],
  );
}
