import type { FunctionCall, FunctionLogEvent } from '@loam/cloud/functions';
import type { LogEvent } from '@loam/cloud/logs';

/** What a function says, in the shape of Supabase's own lines. */
export function lineOfFunction(event: FunctionLogEvent): LogEvent {
  const { ref, functionId, version, atMs, level, kind, executionId, message } = event;
  return {
    ref,
    source: 'function',
    timestampMicros: Math.round(atMs * 1000),
    message,
    metadata: {
      event_type: kind,
      level,
      function_id: functionId,
      execution_id: executionId ?? null,
      deployment_id: deploymentOf(event),
      version: String(version),
      project_ref: ref,
    },
  };
}

/** One call of a function. */
export function lineOfCall(call: FunctionCall): LogEvent {
  const { ref, functionId, version, executionId, method, path, search, status, durationMs } = call;
  const pathname = `/functions/v1${path}`;
  const executionMs = Math.round(durationMs);
  return {
    ref,
    source: 'function_edge',
    message: `${method} | ${status} | ${pathname}${search}`,
    metadata: {
      function_id: functionId,
      execution_id: executionId,
      execution_time_ms: executionMs,
      deployment_id: deploymentOf(call),
      version: String(version),
      project_ref: ref,
      request: { method, pathname, path: pathname, search },
      response: { status_code: status },
    },
  };
}

interface Deployed {
  readonly ref: string;
  readonly functionId: string;
  readonly version: number;
}

function deploymentOf({ ref, functionId, version }: Deployed): string {
  return `${ref}_${functionId}_${version}`;
}
