import { limits, type SendMessageBody, truncationMarker } from '@loam/contract';
import { z } from 'zod';

const Log = z.object({ level: z.string(), message: z.string() });
const NetworkRequest = z.object({
  method: z.string(),
  url: z.string(),
  status: z.number(),
  error: z.string().optional(),
});
const RuntimeError = z.object({
  message: z.string(),
  stack: z.string().optional(),
  filename: z.string().optional(),
  lineno: z.number().optional(),
});

/** What came along with a message, as it is kept for its answer. */
export const MessageInput = z.object({
  view_description: z.string().nullable().default(null),
  integrate_supabase_project_id: z.string().nullable().default(null),
  integrate_supabase_org_id: z.string().nullable().default(null),
  session_replay: z.array(z.string()).default([]),
  client_logs: z.array(Log).default([]),
  network_requests: z.array(NetworkRequest).default([]),
  runtime_errors: z.array(RuntimeError).default([]),
});
export type MessageInput = z.infer<typeof MessageInput>;

const maxRuntimeErrors = 100;

/** Cut to the limits of the specification: the newest of everything is kept. */
export function inputOf(body: SendMessageBody): MessageInput {
  const { errorTextMaxCharacters: most } = limits.chat;
  return {
    view_description: body.view_description ?? null,
    integrate_supabase_project_id: body.integrate_supabase_project_id ?? null,
    integrate_supabase_org_id: body.integrate_supabase_org_id ?? null,
    session_replay: cutReplay(body.session_replay ?? []),
    client_logs: body.client_logs.slice(-limits.chat.maxConsoleLogs).map(({ level, message }) => ({
      level,
      message: message.slice(0, most),
    })),
    network_requests: body.network_requests
      .slice(-limits.chat.maxNetworkRequests)
      .map(({ method, url, status, error }) => ({
        method,
        url,
        status,
        ...(error === undefined ? {} : { error: error.slice(0, most) }),
      })),
    runtime_errors: body.runtime_errors
      .slice(-maxRuntimeErrors)
      .map(({ message, stack, filename, lineno }) => ({
        message: message.slice(0, most),
        ...(stack === undefined ? {} : { stack: stack.slice(0, most) }),
        ...(filename === undefined ? {} : { filename }),
        ...(lineno === undefined ? {} : { lineno }),
      })),
  };
}

/** An event that is too long is replaced by a marker; of all together the newest are kept. */
export function cutReplay(events: readonly string[]): string[] {
  const kept: string[] = [];
  let total = 0;
  for (const event of events.toReversed()) {
    const text = event.length > limits.chat.replayEventMaxCharacters ? truncationMarker : event;
    total += text.length;
    if (total > limits.chat.replayMaxCharacters) break;
    kept.push(text);
  }
  return kept.toReversed();
}
