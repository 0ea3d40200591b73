import { cleanText, type PipelineError } from '@loam/contract';

export type FailureCode = PipelineError['code'];

/** Why an answer could not be given, as it stands in the conversation. */
export function pipelineError(
  traceId: string,
  failure: { readonly code: FailureCode; readonly message: string; readonly details?: string },
): PipelineError {
  return {
    trace_id: traceId,
    code: failure.code,
    message: cleanText(failure.message),
    details: cleanText(failure.details ?? '').slice(0, 20_000),
  };
}
