import type { PreviewDiagnostics } from '@loam/contract';

export interface DiagnosticsRequests {
  /** Undefined when the page does not answer in time. */
  ask(): Promise<PreviewDiagnostics | undefined>;
  answered(requestId: string, diagnostics: PreviewDiagnostics): void;
}

export interface DiagnosticsRequestOptions {
  send(requestId: string): void;
  newId(): string;
  later(run: () => void, delayMs: number): void;
}

/** A page that hangs must not hold up the message that is about it. */
const patienceMs = 600;

/** Questions to the page in the preview, each matched with its answer. */
export function createDiagnosticsRequests({
  send,
  newId,
  later,
}: DiagnosticsRequestOptions): DiagnosticsRequests {
  const waiting = new Map<string, (diagnostics: PreviewDiagnostics | undefined) => void>();
  const finish = (requestId: string, diagnostics: PreviewDiagnostics | undefined) => {
    waiting.get(requestId)?.(diagnostics);
    waiting.delete(requestId);
  };
  return {
    ask() {
      const requestId = newId();
      const { promise, resolve } = Promise.withResolvers<PreviewDiagnostics | undefined>();
      waiting.set(requestId, resolve);
      later(() => finish(requestId, undefined), patienceMs);
      send(requestId);
      return promise;
    },
    answered: finish,
  };
}
