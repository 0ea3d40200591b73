import { clip, LIMITS } from './limits.ts';
import type { NetworkEntry, PageError } from './messages.ts';

type RequestError = Pick<PageError, 'type' | 'error_message'>;

/** The error of the specification that a finished request stands for, if it stands for one. */
export function errorOfRequest(entry: NetworkEntry, pageOrigin: string): RequestError | undefined {
  if (entry.kind !== 'fetch' && entry.kind !== 'xhr') return undefined;
  const type = entry.state === 'failed' ? typeOfFailure(entry, pageOrigin) : typeOfStatus(entry);
  if (type === undefined) return undefined;
  const outcome = entry.state === 'failed' ? (entry.error ?? 'no answer') : `status ${entry.status}`;
  return { type, error_message: clip(`${entry.method} ${entry.url}: ${outcome}`, LIMITS.errorCharacters) };
}

function typeOfStatus({ status, url }: NetworkEntry): PageError['type'] | undefined {
  if (status < 400) return undefined;
  if (/^https?:\/\/[^/]+\/functions\/v1\//.test(url)) return 'supabase_edge_function_error';
  return status < 500 ? 'http_client_error' : 'http_server_error';
}

/** A page is told nothing but "failed" when the other side did not allow it to read the answer. */
function typeOfFailure({ url, error }: NetworkEntry, pageOrigin: string): PageError['type'] | undefined {
  if (error === 'aborted' || url.startsWith(`${pageOrigin}/`) || !/^https?:/.test(url)) return undefined;
  return 'cors_error';
}
