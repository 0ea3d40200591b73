import type { NetworkWatch, PendingRequest } from './network-watch.ts';
import { attempt, watchFunction, type Unhook } from './wrap-function.ts';

export function hookFetch(window: object, network: NetworkWatch): Unhook {
  return watchFunction(window, 'fetch', ({ args: [input, init] }) => {
    const pending = network.begin({ kind: 'fetch', ...describeRequest(input, init) });
    return (answer) => (answer instanceof Promise ? watchAnswer(answer, pending) : undefined);
  });
}

/**
 * The app gets the derived promise. Listening beside it instead would mark a failed request as handled, and the app's
 * own `unhandledrejection` would never come.
 */
function watchAnswer(answer: Promise<unknown>, pending: PendingRequest): Promise<unknown> {
  return answer.then(
    (response) => {
      attempt(() => pending.end(describeResponse(response)));
      return response;
    },
    (reason: unknown) => {
      attempt(() => pending.end({ status: 0, state: 'failed', error: describeFailure(reason) }));
      throw reason;
    },
  );
}

function describeRequest(input: unknown, init: unknown): { readonly url: string; readonly method: string } {
  const asked = fieldOf(init, 'method');
  if (typeof input === 'object' && input !== null && !(input instanceof URL)) {
    const [url, method] = [fieldOf(input, 'url'), fieldOf(input, 'method')];
    if (typeof url === 'string') return { url, method: textOr(asked, textOr(method, 'GET')) };
  }
  return { url: input instanceof URL ? input.href : textOr(input, ''), method: textOr(asked, 'GET') };
}

function describeResponse(response: unknown): Parameters<PendingRequest['end']>[0] {
  const status = fieldOf(response, 'status');
  const headers = fieldOf(response, 'headers');
  const length = headers instanceof Headers ? headers.get('content-length') : null;
  return {
    status: typeof status === 'number' ? status : 0,
    state: 'completed',
    sizeBytes: length !== null && /^\d{1,15}$/.test(length) ? Number(length) : undefined,
  };
}

function describeFailure(reason: unknown): string {
  if (fieldOf(reason, 'name') === 'AbortError') return 'aborted';
  return textOr(fieldOf(reason, 'message'), 'failed');
}

function fieldOf(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null) return undefined;
  const value: unknown = Reflect.get(owner, name);
  return value;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
