import { ApiProblem } from '@loam/client';
import { texts } from '@loam/contract';
import { shownProblem } from '../../../shared/problems.ts';
import { errorKind } from './error-kind.ts';

export interface ErrorWords {
  /** Of which kind the failure is, in the words of the specification. */
  readonly kind: string;
  readonly detail: string;
}

/** What a panel says about a failure: too many requests have words of their own. */
export function errorWords(error: unknown): ErrorWords {
  const kind = texts.errorPanel.titles[errorKind(error)];
  if (isTooMany(error)) return { kind: texts.logs.rateLimit, detail: texts.logs.rateLimitDetail };
  return { kind, detail: shownProblem(error).message };
}

export function isTooMany(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 429;
}
