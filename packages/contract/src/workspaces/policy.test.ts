import { describe, expect, test } from 'vitest';
import { workspacePermissions, type WorkspacePermission } from '../http/permissions.ts';
import { canAssignRole, canManageMember, workspacePermissionsOf, type Membership } from './policy.ts';

const owner: Membership = { role: 'owner', isBillingManager: false };
const admin: Membership = { role: 'admin', isBillingManager: false };
const member: Membership = { role: 'member', isBillingManager: false };
const billingManager: Membership = { role: 'member', isBillingManager: true };

// Written by hand from the specification: admins manage the plan, and so does a member with the flag.
const table: Readonly<Record<WorkspacePermission, readonly Membership[]>> = {
  ViewWorkspace: [owner, admin, member, billingManager],
  ViewWorkspaceMembers: [owner, admin, member, billingManager],
  CreateProject: [owner, admin, member, billingManager],
  LeaveWorkspace: [admin, member, billingManager],
  ManageWorkspace: [owner, admin],
  ManageWorkspaceMembers: [owner, admin],
  ManageWorkspaceBilling: [owner, admin, billingManager],
  ManageWorkspaceIntegrations: [owner, admin],
  TransferWorkspace: [owner],
  DeleteWorkspace: [owner],
};

describe.each(workspacePermissions)('%s', (permission) => {
  test.each([
    ['owner', owner],
    ['admin', admin],
    ['member', member],
    ['billing manager', billingManager],
  ])('for the %s', (_, membership) => {
    expect(workspacePermissionsOf(membership).has(permission)).toBe(table[permission].includes(membership));
  });
});

test('the flag adds nothing to an admin or the owner', () => {
  for (const base of [owner, admin]) {
    expect(workspacePermissionsOf({ ...base, isBillingManager: true })).toEqual(workspacePermissionsOf(base));
  }
});

test.each([
  ['owner', 'admin', true],
  ['owner', 'member', true],
  ['admin', 'admin', true],
  ['admin', 'member', true],
  ['member', 'admin', false],
  ['member', 'member', false],
] as const)('%s giving %s: %s', (own, role, expected) => {
  expect(canAssignRole(own, role)).toBe(expected);
});

test.each([
  ['owner', 'owner', false],
  ['owner', 'admin', true],
  ['owner', 'member', true],
  ['admin', 'owner', false],
  ['admin', 'admin', true],
  ['admin', 'member', true],
  ['member', 'member', false],
  ['member', 'owner', false],
] as const)('%s managing %s: %s', (own, target, expected) => {
  expect(canManageMember(own, target)).toBe(expected);
});
