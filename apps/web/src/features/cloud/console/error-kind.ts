import { ApiProblem, ApiUnreachable } from '@loam/client';
import type { enums } from '@loam/contract';

export type ErrorKind = (typeof enums.errorPanel.kinds)[number];

/** Of which kind a failure is to whoever sees it. */
export function errorKind(error: unknown): ErrorKind {
  if (error instanceof ApiUnreachable) return error.reason === 'unreadable' ? 'loading' : 'network';
  if (!(error instanceof ApiProblem)) return 'general';
  if (error.status === 401) return 'auth';
  if (error.status === 403) return 'permission';
  return error.status >= 500 || error.status === 409 ? 'loading' : 'general';
}
