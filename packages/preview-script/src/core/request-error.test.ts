import { expect, test } from 'vitest';
import type { NetworkEntry } from './messages.ts';
import { errorOfRequest } from './request-error.ts';

const page = 'http://p.preview.localhost:3000';
const entry = (fields: Partial<NetworkEntry>): NetworkEntry => ({
  kind: 'fetch',
  method: 'GET',
  url: `${page}/api`,
  status: 200,
  state: 'completed',
  duration_ms: 1,
  at: 1,
  ...fields,
});

test.each([
  [{ status: 200 }, undefined],
  [{ status: 302 }, undefined],
  [{ status: 404 }, 'http_client_error'],
  [{ status: 500, kind: 'xhr' }, 'http_server_error'],
  [{ status: 500, url: 'https://r.cloud.test/functions/v1/mail' }, 'supabase_edge_function_error'],
  [{ status: 404, url: 'https://r.cloud.test/functions/v1/mail' }, 'supabase_edge_function_error'],
  [{ status: 400, url: 'https://r.cloud.test/functions/v1/mail' }, undefined],
  [{ status: 400, url: 'https://r.cloud.test/auth/v1/token?grant_type=password' }, undefined],
  [{ status: 500, url: 'https://r.cloud.test/auth/v1/token' }, 'http_server_error'],
  [{ status: 403, url: 'https://r.cloud.test/rest/v1/notes' }, 'http_client_error'],
  [{ status: 409, url: 'https://r.cloud.test/rest/v1/notes' }, undefined],
  [{ status: 0, state: 'failed', url: 'https://api.test/x', error: 'Failed to fetch' }, 'cors_error'],
  [{ status: 0, state: 'failed', url: 'https://api.test/x', error: 'aborted' }, undefined],
  [{ status: 0, state: 'failed', error: 'Failed to fetch' }, undefined],
  [{ status: 1006, state: 'failed', kind: 'websocket', url: 'wss://api.test/' }, undefined],
  [{ status: 0, state: 'failed', kind: 'beacon', url: 'https://api.test/' }, undefined],
] satisfies readonly (readonly [Partial<NetworkEntry>, string | undefined])[])('%o is %s', (fields, type) => {
  expect(errorOfRequest(entry(fields), page)?.type).toBe(type);
});

test('a refusal of the database says what refuses', () => {
  const url = 'https://r.cloud.test/rest/v1/notes';
  expect(errorOfRequest(entry({ status: 403, method: 'POST', url }), page)?.error_message).toBe(
    `POST ${url}: status 403 (refused by a row level security policy or a missing grant)`,
  );
});

test('the message names request and outcome', () => {
  expect(errorOfRequest(entry({ status: 503, method: 'POST' }), page)?.error_message).toBe(
    `POST ${page}/api: status 503`,
  );
});
