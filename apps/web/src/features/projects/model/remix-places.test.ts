import { Workspace } from '@loam/contract';
import { expect, test } from 'vitest';
import { remixPlaces } from './remix-places.ts';

const workspaceOf = (plan: string, permissions: readonly string[] = ['CreateProject']) =>
  Workspace.pick({
    id: true,
    name: true,
    plan: true,
    disable_publish: true,
    member_count: true,
    permissions: true,
  }).parse({
    id: '00000000-0000-4000-8000-000000000001',
    name: plan,
    plan,
    disable_publish: false,
    member_count: 1,
    permissions,
  });
const workspaces = [
  workspaceOf('free'),
  workspaceOf('pro'),
  workspaceOf('biz'),
  workspaceOf('enterprise', []),
];

test.each([
  ['public', { free: true, pro: true, biz: true }],
  ['private', { free: false, pro: true, biz: true }],
  ['draft', { free: false, pro: false, biz: true }],
] as const)('a remix of a %s project goes only where it can be kept so', (visibility, allowed) => {
  const places = remixPlaces(workspaces, visibility);
  expect(Object.fromEntries(places.map(({ name, fault }) => [name, fault === undefined]))).toEqual(allowed);
});
