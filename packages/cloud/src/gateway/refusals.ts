import type { RequestFault } from '../keys/index.ts';
import type { ServedCloud, ServiceAnswer, ServiceName } from './ports.ts';

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** An answer of the gateway itself, in the shape that the clients of all services can show. */
function refusal(
  status: number,
  said: { readonly message: string; readonly hint?: string; readonly code?: string },
  headers: Readonly<Record<string, string>> = {},
): ServiceAnswer {
  return { status, headers: { ...json, ...headers }, body: JSON.stringify(said) };
}

export const unknownCloud = refusal(404, { message: 'There is no cloud at this address.' });

export const unknownPath = refusal(404, {
  message: 'There is no service at this path.',
  hint: 'A cloud answers below /rest/v1 and /auth/v1.',
});

/** 540 is what clients of Supabase know for a paused project. */
const closed: Readonly<Record<Exclude<ServedCloud['state'], 'open'>, ServiceAnswer>> = {
  paused: refusal(540, {
    code: 'project_paused',
    message: 'This cloud is paused.',
    hint: 'Its owner can wake it up in the Cloud view of the project.',
  }),
  starting: refusal(
    503,
    { code: 'project_starting', message: 'This cloud is being started. Try again in a moment.' },
    { 'retry-after': '2' },
  ),
  unhealthy: refusal(
    503,
    { code: 'project_unhealthy', message: 'The database of this cloud does not answer.' },
    { 'retry-after': '10' },
  ),
};

export function closedCloud(state: Exclude<ServedCloud['state'], 'open'>): ServiceAnswer {
  return closed[state];
}

/** Not a part of this server at all, wherever it runs. */
const noGraphql = refusal(404, {
  code: 'not_available',
  message: 'GraphQL is not offered here.',
  hint: 'The same tables are served below /rest/v1, with embedded rows in one request.',
});

export function missingService(name: ServiceName): ServiceAnswer {
  if (name === 'graphql') return noGraphql;
  return refusal(501, { code: 'not_available', message: `/${name}/v1 is not available here.` });
}

export const tooLarge = refusal(413, { code: 'request_too_large', message: 'The request is too large.' });
export const tooSlow = refusal(504, { code: 'timeout', message: 'The cloud took too long to answer.' });

type KeyFault = Extract<RequestFault, 'no_api_key' | 'invalid_api_key' | 'secret_key_in_browser'>;

const keyFaults: Readonly<Record<KeyFault, ServiceAnswer>> = {
  no_api_key: refusal(401, {
    message: 'No API key found in request',
    hint: 'Send the publishable key of this project in the header `apikey`.',
  }),
  invalid_api_key: refusal(401, {
    message: 'Invalid API key',
    hint: 'The key is not one of this project, or it was revoked.',
  }),
  secret_key_in_browser: refusal(401, {
    message: 'Forbidden use of secret API key in browser',
    hint: 'Whoever opens the page can read this key and do everything with it: rotate it, and use the publishable key in pages.',
  }),
};

/** What is wrong with the key itself; faults of a person's token are told by the service. */
export function keyRefusal(fault: RequestFault): ServiceAnswer | undefined {
  return fault === 'no_api_key' || fault === 'invalid_api_key' || fault === 'secret_key_in_browser'
    ? keyFaults[fault]
    : undefined;
}
