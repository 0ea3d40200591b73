import { ApiProblem, ApiUnreachable } from '@loam/client';
import { expect, test } from 'vitest';
import { errorKind } from './error-kind.ts';

const problem = (status: number) => new ApiProblem({ status, code: 'internal', detail: 'No.' });

test.each([
  [problem(401), 'auth'],
  [problem(403), 'permission'],
  [problem(500), 'loading'],
  [problem(409), 'loading'],
  [new ApiUnreachable('network', 'No answer.'), 'network'],
  [new ApiUnreachable('unreadable', 'A page.'), 'loading'],
  [new TypeError('a bug'), 'general'],
])('a failure is told by its kind', (error, kind) => {
  expect(errorKind(error)).toBe(kind);
});
