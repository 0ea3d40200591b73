import { ApiProblem } from '@loam/client';
import { expect, test } from 'vitest';
import { failureOfDeployment, failureOfError } from './publish-failure.ts';
import { embedCode, shareLinks } from './share-links.ts';
import { addressChange, siteAddressOf } from './site-address.ts';

test('the name is the first part of the address', () => {
  expect(siteAddressOf('http://club.sites.localhost:3000/')).toEqual({
    name: 'club',
    rest: '.sites.localhost:3000',
  });
});

test.each<[string, object]>([
  ['club', { kind: 'unchanged' }],
  [' Club ', { kind: 'unchanged' }],
  ['Tennis-Club', { kind: 'changed', name: 'tennis-club' }],
  ['', { kind: 'refused', message: 'Project name cannot be empty' }],
  ['a--b', { kind: 'refused', message: 'Project name cannot contain consecutive hyphens' }],
  ['ab-', { kind: 'refused', message: 'Project name cannot end with a hyphen' }],
  ['x'.repeat(46), { kind: 'refused', message: 'Project name must be less than 45 characters' }],
])('typing %j in place of club', (typed, change) => {
  expect(addressChange('club', typed)).toEqual(change);
});

test('a build error can be given to the AI; other failures are told with their message', () => {
  const problem = (status: number, code: 'build_failed' | 'unavailable') =>
    new ApiProblem({ status, code, detail: 'src/App.tsx: Unexpected token', traceId: 't-1' });
  expect(failureOfError(problem(422, 'build_failed'))).toEqual({
    kind: 'build',
    detail: 'src/App.tsx: Unexpected token',
  });
  expect(failureOfError(problem(503, 'unavailable'))).toEqual({
    kind: 'other',
    message: 'src/App.tsx: Unexpected token',
    traceId: 't-1',
  });
  expect(failureOfError(new TypeError('a bug'))).toEqual({ kind: 'other', message: undefined });
  expect(failureOfDeployment({ is_build_error: true, detail: 'x' })).toEqual({ kind: 'build', detail: 'x' });
  expect(failureOfDeployment({ is_build_error: false, detail: null })).toEqual({
    kind: 'other',
    message: undefined,
  });
});

test('what is shared keeps its meaning in an address and in a page', () => {
  const site = { url: 'https://club.example/?a=1&b=2', title: 'Tea & "Toast"' };
  expect(new URL(shareLinks.x(site)).searchParams.get('url')).toBe(site.url);
  expect(new URL(shareLinks.reddit(site)).searchParams.get('title')).toBe(site.title);
  expect(new URL(shareLinks.linkedin(site)).searchParams.get('url')).toBe(site.url);
  expect(embedCode(site)).toBe(
    '<iframe src="https://club.example/?a=1&amp;b=2" title="Tea &amp; &quot;Toast&quot;" width="100%" height="569" style="border: 0" loading="lazy"></iframe>',
  );
});
