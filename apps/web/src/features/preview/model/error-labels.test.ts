import { ProjectErrorType } from '@loam/contract';
import { expect, test } from 'vitest';
import { errorLabel, errorPlace, fileIn, whyNotFixable } from './error-labels.ts';

test.each([
  ['cors_error', 'CORS error'],
  ['http_server_error', 'HTTP server error'],
  ['http_client_error', 'HTTP client error'],
  ['supabase_edge_function_error', 'edge function error'],
  ['build', 'Build error'],
  ['runtime', 'Runtime error'],
  ['immediate_runtime', 'Runtime error'],
  ['code_diff', 'Error'],
] as const)('%s is called %s', (type, label) => {
  expect(errorLabel(type)).toBe(label);
});

test('only errors of other servers are beyond the AI, and it is said why', () => {
  const beyond = ProjectErrorType.options.filter((type) => whyNotFixable(type) !== undefined);
  expect(beyond.toSorted()).toEqual(['cors_error', 'http_server_error']);
});

test.each([
  [{ filename: 'http://x.preview.localhost:3000/src/App.tsx?t=12', lineno: 3, colno: 9 }, 'src/App.tsx:3:9'],
  [{ filename: 'src/App.tsx', lineno: 3 }, 'src/App.tsx:3'],
  [{}, ''],
])('%o is at %j', (meta_data, place) => {
  expect(errorPlace({ meta_data })).toBe(place);
});

test('a page that names itself names no file', () => {
  expect(fileIn('http://x.preview.localhost:3000/')).toBeUndefined();
});
