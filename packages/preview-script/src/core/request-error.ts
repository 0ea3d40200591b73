import { clip, LIMITS } from './limits.ts';
import type { NetworkEntry, PageError } from './messages.ts';

type RequestError = Pick<PageError, 'type' | 'error_message'>;

/** The error of the specification that a finished request stands for, if it stands for one. */
export function errorOfRequest(entry: NetworkEntry, pageOrigin: string): RequestError | undefined {
  if (entry.kind !== 'fetch' && entry.kind !== 'xhr') return undefined;
  const type = entry.state === 'failed' ? typeOfFailure(entry, pageOrigin) : typeOfStatus(entry);
  if (type === undefined) return undefined;
  const outcome =
    entry.state === 'failed' ? (entry.error ?? 'no answer') : `status ${entry.status}${reasonOf(entry)}`;
  return { type, error_message: clip(`${entry.method} ${entry.url}: ${outcome}`, LIMITS.errorCharacters) };
}

function typeOfStatus({ status, url }: NetworkEntry): PageError['type'] | undefined {
  if (status < 400 || isExpected(status, serviceOf(url))) return undefined;
  if (serviceOf(url) === 'functions') return 'supabase_edge_function_error';
  return status < 500 ? 'http_client_error' : 'http_server_error';
}

function serviceOf(url: string): string | undefined {
  return /^https?:\/\/[^/]+\/(auth|functions|rest|storage)\/v1\//.exec(url)?.[1];
}

/** What the backend answers to people, not to faulty code: a wrong password, an entry that is there already. */
function isExpected(status: number, service: string | undefined): boolean {
  if (service === 'auth') return status < 500;
  if (service === 'rest') return status === 409;
  return service === 'functions' && [400, 402, 409, 422, 429].includes(status);
}

/** Why the database refuses what somebody signed in asks for is known: a policy. */
function reasonOf({ status, url }: NetworkEntry): string {
  const isRefusal = status === 401 || status === 403;
  return isRefusal && serviceOf(url) === 'rest'
    ? ' (refused by a row level security policy or a missing grant)'
    : '';
}

/** A page is told nothing but "failed" when the other side did not allow it to read the answer. */
function typeOfFailure({ url, error }: NetworkEntry, pageOrigin: string): PageError['type'] | undefined {
  if (error === 'aborted' || url.startsWith(`${pageOrigin}/`) || !/^https?:/.test(url)) return undefined;
  return 'cors_error';
}
