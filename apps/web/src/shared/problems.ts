import { ApiProblem, ApiUnreachable } from '@loam/client';
import { texts } from '@loam/contract';

export interface ShownProblem {
  readonly message: string;
  readonly traceId: string | undefined;
  /** True when the same request may well succeed a little later. */
  readonly isPassing: boolean;
}

const unreachable = {
  network: 'The server could not be reached. Check your connection.',
  timeout: 'The server took too long to answer. Try again in a moment.',
} as const;

const shown = new WeakSet<object>();

/** Whether some part of the page has told it. */
export function wasShown(error: unknown): boolean {
  return typeof error === 'object' && error !== null && shown.has(error);
}

/** What a person is told about a failure. Bugs and broken answers get one plain sentence. */
export function shownProblem(error: unknown): ShownProblem {
  if (typeof error === 'object' && error !== null) shown.add(error);
  if (error instanceof ApiProblem) {
    return {
      message: error.detail,
      traceId: error.traceId,
      isPassing: error.status >= 500 || error.status === 429,
    };
  }
  if (error instanceof ApiUnreachable && error.reason !== 'unreadable') {
    return { message: unreachable[error.reason], traceId: undefined, isPassing: true };
  }
  return { message: texts.errorDialog.unexpected, traceId: undefined, isPassing: false };
}

export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** The message for one field of a form, when the server named it. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries((error.errors ?? []).map((field) => [field.path, field.message]));
}
