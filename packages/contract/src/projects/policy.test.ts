import { expect, test } from 'vitest';
import type { ProjectPermission } from '../http/permissions.ts';
import { defaultVisibility, projectRights, type ProjectRelation, visibilityFault } from './policy.ts';

const visibilities = ['public', 'private', 'draft'] as const;
const roles = ['owner', 'admin', 'member', null] as const;
const levels = ['admin', 'write', 'read', null] as const;

type Level = 'owner' | 'admin' | 'write' | 'read' | 'visitor' | 'nobody';

// Written by hand from the table of the specification. Rows: role in the workspace; columns: collaborator level.
// Someone who neither owns nor created the project.
const others: Record<(typeof visibilities)[number], Record<string, readonly [Level, Level, Level, Level]>> = {
  //            admin    write    read     none
  public: {
    owner: ['admin', 'admin', 'admin', 'admin'],
    admin: ['admin', 'admin', 'admin', 'admin'],
    member: ['admin', 'write', 'write', 'write'],
    none: ['admin', 'write', 'read', 'visitor'],
  },
  private: {
    owner: ['admin', 'admin', 'admin', 'admin'],
    admin: ['admin', 'admin', 'admin', 'admin'],
    member: ['admin', 'write', 'write', 'write'],
    none: ['admin', 'write', 'read', 'nobody'],
  },
  draft: {
    owner: ['admin', 'write', 'read', 'nobody'],
    admin: ['admin', 'write', 'read', 'nobody'],
    member: ['admin', 'write', 'read', 'nobody'],
    none: ['admin', 'write', 'read', 'nobody'],
  },
};

const read: ProjectPermission[] = ['ViewProject'];
const write: ProjectPermission[] = [
  ...read,
  'EditProject',
  'DeployProject',
  'EditProjectVisibility',
  'DownloadProject',
  'ViewProjectCollaborators',
  'RemixProject',
  'ViewBackend',
  'EditBackend',
];
const admin: ProjectPermission[] = [
  ...write,
  'ManageProjectCollaborators',
  'ManageMagicCodes',
  'ManageBackend',
];
const owner: ProjectPermission[] = [...admin, 'DeleteProject', 'RestoreProject', 'MoveProject'];
const permissionsOf: Record<Level, ProjectPermission[]> = {
  owner,
  admin,
  write,
  read,
  visitor: read,
  nobody: [],
};

const stranger: ProjectRelation = {
  visibility: 'private',
  isSignedIn: true,
  workspaceRole: null,
  collaboratorLevel: null,
  isOwner: false,
  isCreator: false,
  isDeleted: false,
};

function expectRights(relation: ProjectRelation, level: Level): void {
  const rights = projectRights(relation);
  const canRemix = relation.visibility === 'public' && relation.isSignedIn && level !== 'nobody';
  const permissions = new Set([...permissionsOf[level], ...(canRemix ? ['RemixProject'] : [])]);
  expect(rights.permissions, JSON.stringify(relation)).toEqual(permissions);
  expect(rights.level).toBe(level === 'visitor' || level === 'nobody' ? null : level);
}

const cases = visibilities.flatMap((visibility) =>
  roles.flatMap((workspaceRole) =>
    levels.map((collaboratorLevel) => ({ visibility, workspaceRole, collaboratorLevel })),
  ),
);

test.each(cases)(
  '$visibility project, $workspaceRole of the workspace, invited as $collaboratorLevel',
  (given) => {
    const row = others[given.visibility][given.workspaceRole ?? 'none'];
    const level = row?.[levels.indexOf(given.collaboratorLevel)] ?? 'nobody';
    expectRights({ ...stranger, ...given }, level);
  },
);

test.each(cases)(
  'the owner owns a $visibility project as $workspaceRole, invited as $collaboratorLevel, while in the workspace',
  (given) => {
    const outside = others[given.visibility].none?.[levels.indexOf(given.collaboratorLevel)] ?? 'nobody';
    const level = given.workspaceRole === null ? outside : 'owner';
    expectRights({ ...stranger, ...given, isOwner: true, isCreator: true }, level);
    expectRights({ ...stranger, ...given, isOwner: true }, level);
  },
);

// The creator of a project that was handed over keeps writing to it, a draft included.
const creators: readonly (readonly [
  ProjectRelation['visibility'],
  ProjectRelation['workspaceRole'],
  Level,
])[] = [
  ['public', 'owner', 'admin'],
  ['public', 'admin', 'admin'],
  ['public', 'member', 'write'],
  ['public', null, 'visitor'],
  ['private', 'owner', 'admin'],
  ['private', 'admin', 'admin'],
  ['private', 'member', 'write'],
  ['private', null, 'nobody'],
  ['draft', 'owner', 'write'],
  ['draft', 'admin', 'write'],
  ['draft', 'member', 'write'],
  ['draft', null, 'nobody'],
];

test.each(creators)(
  'the creator of a %s project handed over, now %s of the workspace: %s',
  (visibility, workspaceRole, level) => {
    expectRights({ ...stranger, visibility, workspaceRole, isCreator: true }, level);
  },
);

test.each(visibilities)('without sign-in a %s project shows itself only when it is public', (visibility) => {
  expectRights(
    { ...stranger, visibility, isSignedIn: false },
    visibility === 'public' ? 'visitor' : 'nobody',
  );
});

test.each(cases)('a deleted $visibility project can only be restored, by its owner', (given) => {
  const deleted = { ...stranger, ...given, isDeleted: true };
  expect([...projectRights(deleted).permissions]).toEqual([]);
  const mine = projectRights({ ...deleted, isOwner: true, isCreator: true });
  const expected = given.workspaceRole === null ? [] : ['DeleteProject', 'RestoreProject'];
  expect([...mine.permissions]).toEqual(expected);
});

// plan, disable_publish → what each visibility is answered with, and the default.
const visibilityTable = [
  ['free', false, { public: undefined, private: 'plan_required', draft: 'plan_required' }, 'public'],
  ['free', true, { public: 'forbidden', private: 'plan_required', draft: 'plan_required' }, 'private'],
  ['pro', false, { public: undefined, private: undefined, draft: 'plan_required' }, 'private'],
  ['pro', true, { public: 'forbidden', private: undefined, draft: 'plan_required' }, 'private'],
  ['biz', false, { public: undefined, private: undefined, draft: undefined }, 'private'],
  ['biz', true, { public: 'forbidden', private: undefined, draft: undefined }, 'private'],
  ['enterprise', false, { public: undefined, private: undefined, draft: undefined }, 'private'],
  ['enterprise', true, { public: 'forbidden', private: undefined, draft: undefined }, 'private'],
] as const;

test.each(visibilityTable)(
  'plan %s with publishing disabled: %s',
  (plan, disablePublish, faults, standard) => {
    const workspace = { plan, disablePublish };
    for (const visibility of visibilities) {
      expect(visibilityFault(visibility, workspace)?.code, visibility).toBe(faults[visibility]);
    }
    expect(defaultVisibility(workspace)).toBe(standard);
  },
);

test('a visibility that the plan lacks names the lowest plan that has it', () => {
  const workspace = { plan: 'free', disablePublish: false } as const;
  expect(visibilityFault('private', workspace)?.plan).toBe('pro');
  expect(visibilityFault('draft', workspace)?.plan).toBe('biz');
});
