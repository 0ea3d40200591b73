import type { ProjectId } from '@loam/contract';
import type { CommitBuilds } from '@loam/runner';
import type { FoundError } from './errors.ts';

/** Whoever reports waits for it. */
const patienceMs = 30_000;

/** Errors of built pages at their places in the sources; what cannot be found stays as it was told. */
export function locateErrors(
  locate: CommitBuilds['locate'],
  projectId: ProjectId,
  errors: readonly FoundError[],
): Promise<readonly FoundError[]> {
  const locateOne = async (error: FoundError): Promise<FoundError> => {
    const { filename: file, lineno: line, colno: column = 1 } = error.meta_data;
    if (file === undefined || line === undefined) return error;
    const found = await locate(projectId, { file, line, column });
    if (!found) return error;
    const place = { filename: found.file, lineno: found.line, colno: found.column };
    return { ...error, meta_data: { ...error.meta_data, ...place } };
  };
  return Promise.all(
    errors.map((error) =>
      within(
        patienceMs,
        locateOne(error).catch(() => error),
        error,
      ),
    ),
  );
}

function within<T>(waitMs: number, work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), waitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
