import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const response = z.object({});
const projectId = z.object({ projectId: z.string() });

test('an endpoint is the value it was given', () => {
  const spec = {
    method: 'GET',
    path: '/projects/:projectId/x',
    permission: 'ViewProject',
    summary: 'x',
    params: projectId,
    response,
  } as const;
  expect(endpoint(spec)).toBe(spec);
});

// What follows is proved by the type check: each line without its error would stop it.
test('an endpoint without a permission, or with one that its path cannot carry, does not compile', () => {
  expect.assertions(0);
  // @ts-expect-error: the permission is missing
  endpoint({ method: 'GET', path: '/projects/:projectId', summary: 'x', response });
  // @ts-expect-error: there is no such permission
  endpoint({ method: 'GET', path: '/x', permission: 'DoAnything', summary: 'x', response });
  // @ts-expect-error: a right on a project needs the project in the path
  endpoint({ method: 'GET', path: '/projects', permission: 'ViewProject', summary: 'x', response });
  // @ts-expect-error: another id is not the project
  endpoint({ method: 'GET', path: '/projects/:id', permission: 'EditProject', summary: 'x', response });
  // @ts-expect-error: a right on a workspace needs the workspace in the path
  endpoint({ method: 'GET', path: '/projects', permission: 'ViewWorkspace', summary: 'x', response });
});
