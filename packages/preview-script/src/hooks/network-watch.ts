import type { NetworkEntry } from '../core/messages.ts';
import { redactUrl } from '../core/redact-url.ts';

export type NetworkClock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that never run backwards. */
  elapsed(): number;
};

export type NetworkWatch = {
  begin(request: Pick<NetworkEntry, 'kind' | 'method'> & { readonly url: string }): PendingRequest;
};

export type PendingRequest = { end(outcome: Outcome): void };

type Outcome = {
  readonly status: number;
  readonly state: NetworkEntry['state'];
  readonly sizeBytes?: number | undefined;
  readonly error?: string | undefined;
};

type Options = {
  readonly clock: NetworkClock;
  baseUrl(): string;
  finished(entry: NetworkEntry): void;
};

export function createNetworkWatch({ clock, baseUrl, finished }: Options): NetworkWatch {
  return {
    begin({ kind, method, url }) {
      const at = clock.now();
      const startedMs = clock.elapsed();
      const request = { kind, method: method.toUpperCase().slice(0, 20), url: redactUrl(url, baseUrl()), at };
      return {
        end: ({ status, state, sizeBytes, error }) =>
          finished({
            ...request,
            status,
            state,
            duration_ms: Math.max(0, Math.round(clock.elapsed() - startedMs)),
            ...(sizeBytes === undefined || !Number.isFinite(sizeBytes) ? {} : { size_bytes: sizeBytes }),
            ...(error === undefined ? {} : { error: error.slice(0, 1000) }),
          }),
      };
    },
  };
}
