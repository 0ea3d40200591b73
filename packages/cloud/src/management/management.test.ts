import { expect, test } from 'vitest';
import { createManagement } from './management.ts';
import { json, type ManagementRoute } from './route.ts';

const route = (method: ManagementRoute['method'], pattern: string): ManagementRoute => ({
  method,
  pattern,
  access: 'view',
  handle: async () => json(200, {}),
});
const management = createManagement([
  route('GET', ''),
  route('GET', 'functions'),
  route('POST', 'functions/deploy'),
  route('GET', 'functions/:slug'),
  route('GET', 'functions/:slug/body'),
]);
const found = (method: string, path: string) => {
  const { route: one, params } = management.find(method, path) ?? {};
  return one && [one.pattern, params];
};

test('a call is found by its method and the parts of its path, whatever ref stands in it', () => {
  expect(found('GET', 'v1/projects/x')).toEqual(['', {}]);
  expect(found('GET', 'v1/projects/x/')).toEqual(['', {}]);
  expect(found('GET', 'v1/projects/other/functions')).toEqual(['functions', {}]);
  expect(found('POST', 'v1/projects/x/functions/deploy')).toEqual(['functions/deploy', {}]);
  expect(found('GET', 'v1/projects/x/functions/say%20hi/body')).toEqual([
    'functions/:slug/body',
    { slug: 'say hi' },
  ]);
});

test.each([
  ['DELETE', 'v1/projects/x/functions'],
  ['GET', 'v1/projects/x/functions/a/b/c'],
  ['GET', 'v1/projects/x/functions//body'],
  ['GET', 'v1/projects/x/functions/%E0%A4%A'],
  ['GET', 'v2/projects/x/functions'],
  ['GET', 'v1/projects'],
])('%s %s is no call', (method, path) => {
  expect(management.find(method, path)).toBeUndefined();
});
