import { limits, type PreviewDiagnostics, type SendMessageBody, truncationMarker } from '@loam/contract';

export type SentDiagnostics = Pick<SendMessageBody, 'client_logs' | 'network_requests' | 'runtime_errors'> & {
  readonly current_page?: string;
  readonly session_replay?: string[];
};

/** What the running app has said, cut to what a message may carry. The replay goes only with an error. */
export function diagnosticsFor(
  diagnostics: PreviewDiagnostics | undefined,
  options: { readonly withReplay: boolean },
): SentDiagnostics {
  if (diagnostics === undefined) return { client_logs: [], network_requests: [], runtime_errors: [] };
  return {
    client_logs: diagnostics.console
      .slice(-limits.chat.maxConsoleLogs)
      .map(({ level, text, at }) => ({ level, message: text, at })),
    network_requests: diagnostics.network
      .slice(-limits.chat.maxNetworkRequests)
      .map(({ method, url, status, error, duration_ms }) => ({
        method,
        url,
        status,
        duration_ms,
        ...(error === undefined ? {} : { error }),
      })),
    runtime_errors: diagnostics.errors.map(({ error_message, stack, meta_data }) => ({
      message: errorText(error_message),
      ...(stack === undefined ? {} : { stack: errorText(stack) }),
      ...definedOnly(meta_data),
    })),
    current_page: diagnostics.route.path,
    ...(options.withReplay && diagnostics.replay.length > 0
      ? { session_replay: keptReplay(diagnostics.replay) }
      : {}),
  };
}

export function errorText(text: string): string {
  return text.slice(0, limits.chat.errorTextMaxCharacters);
}

/** Single events that are too long are replaced; of the rest the newest are kept. */
export function keptReplay(events: readonly string[]): string[] {
  const kept: string[] = [];
  let total = 0;
  for (const event of events.toReversed()) {
    const text = event.length > limits.chat.replayEventMaxCharacters ? truncationMarker : event;
    total += text.length;
    if (total > limits.chat.replayMaxCharacters) break;
    kept.unshift(text);
  }
  return kept;
}

function definedOnly({ filename, lineno, colno }: PreviewDiagnostics['errors'][number]['meta_data']) {
  return {
    ...(filename === undefined ? {} : { filename: filename.slice(0, 1000) }),
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
  };
}
