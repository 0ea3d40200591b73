import type { IncomingMessage } from 'node:http';
import { outboundError } from './errors.ts';
import { ACCEPTED_CODINGS } from './read-body.ts';

export interface StepInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Step {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What another place may see; anything else, keys above all, belongs to the place it was meant for. */
const SHARED_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'range',
  'user-agent',
]);
/** Decided by the connection, not by the caller. */
const REFUSED_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** What the caller asked for, in the form in which it is sent. */
export function firstStep(init: StepInit): Step {
  const given = Object.entries(init.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  const body = typeof init.body === 'string' ? Buffer.from(init.body) : init.body;
  return {
    method: (init.method ?? 'GET').toUpperCase(),
    headers: {
      accept: '*/*',
      'accept-encoding': ACCEPTED_CODINGS,
      ...Object.fromEntries(given.filter(([name]) => !REFUSED_HEADERS.has(name))),
      ...(body === undefined ? {} : { 'content-length': String(body.length) }),
    },
    body,
  };
}

export function nextStep(
  step: Step,
  redirect: { readonly status: number; readonly isElsewhere: boolean },
): Step {
  const { status, isElsewhere } = redirect;
  const becomesGet = status === 303 ? step.method !== 'HEAD' : status < 303 && step.method === 'POST';
  const headers = Object.entries(step.headers).filter(
    ([name]) => !(isElsewhere && !SHARED_HEADERS.has(name)) && !(becomesGet && name.startsWith('content-')),
  );
  return {
    method: becomesGet ? 'GET' : step.method,
    headers: Object.fromEntries(headers),
    body: becomesGet ? undefined : step.body,
  };
}

export function redirectTarget(response: IncomingMessage, from: URL): URL | undefined {
  const { location } = response.headers;
  if (location === undefined || !REDIRECTS.has(response.statusCode ?? 0)) return undefined;
  if (!URL.canParse(location, from.href))
    throw outboundError('address_invalid', 'A redirect leads to no address.');
  return new URL(location, from.href);
}
