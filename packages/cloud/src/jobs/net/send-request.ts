import { AppError, errorMessage, type Outbound } from '@loam/kernel';
import type { NetAnswer, QueuedRequest } from './net-store.ts';

const longestMs = 300_000;
const maxAnswerBytes = 5 * 1024 * 1024;

/** Sends one request of a project's database. Whatever comes of it is an answer. */
export async function sendQueuedRequest(
  outbound: Pick<Outbound, 'fetch'>,
  request: QueuedRequest,
  signal: AbortSignal,
): Promise<NetAnswer> {
  const { id, method, url, headers, body } = request;
  const timeoutMs = Math.min(Math.max(request.timeoutMs, 1), longestMs);
  try {
    const answer = await outbound.fetch(url, {
      method,
      headers: { 'user-agent': 'pg_net/0.19.5', ...headers },
      ...(body && { body }),
      timeoutMs,
      idleMs: timeoutMs,
      maxBytes: maxAnswerBytes,
      signal,
    });
    return {
      id,
      statusCode: answer.status,
      contentType: answer.headers.get('content-type') ?? undefined,
      headers: Object.fromEntries(answer.headers),
      content: answer.text(),
      isTimedOut: false,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'timed_out')
      return { id, isTimedOut: true, error: `Timeout of ${timeoutMs} ms reached.` };
    return { id, isTimedOut: false, error: error instanceof AppError ? error.detail : errorMessage(error) };
  }
}
