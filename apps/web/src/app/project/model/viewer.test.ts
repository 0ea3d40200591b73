import { projectRights, type ProjectRelation } from '@loam/contract';
import { expect, test } from 'vitest';
import { viewerOf } from './viewer.ts';

const stranger: ProjectRelation = {
  visibility: 'public',
  isSignedIn: true,
  workspaceRole: null,
  collaboratorLevel: null,
  isOwner: false,
  isCreator: false,
  isDeleted: false,
};

test.each([
  ['a stranger', stranger, 'visitor'],
  ['an anonymous visitor', { ...stranger, isSignedIn: false }, 'visitor'],
  ['someone invited to look', { ...stranger, collaboratorLevel: 'read' }, 'reader'],
  ['an invited editor', { ...stranger, collaboratorLevel: 'write' }, 'editor'],
  ['a member', { ...stranger, workspaceRole: 'member' }, 'editor'],
  ['the owner', { ...stranger, workspaceRole: 'owner', isOwner: true }, 'editor'],
] as const)('%s', (_, relation, kind) => {
  const { level, permissions } = projectRights(relation);
  expect(viewerOf({ access_level: level, permissions: [...permissions] }, null).kind).toBe(kind);
});
