import { InvitationId, type InvitationPreview, type MyInvitation } from '@loam/contract';
import { expect, test } from 'vitest';
import { findSameInvitation, invitationView } from './invitation-view.ts';

const preview: InvitationPreview = {
  workspace_name: 'Garden',
  email: 'gil@x.org',
  role: 'member',
  invited_by: 'Olga',
  expires_at: '2026-02-01T00:00:00.000Z',
  is_expired: false,
  viewer: 'invited',
};

test.each([
  [{ viewer: 'anonymous', is_expired: false }, 'sign-in'],
  [{ viewer: 'invited', is_expired: false }, 'answer'],
  [{ viewer: 'other_account', is_expired: false }, 'other-account'],
  [{ viewer: 'anonymous', is_expired: true }, 'expired'],
  [{ viewer: 'invited', is_expired: true }, 'expired'],
] as const)('%o shows %s', (state, view) => {
  expect(invitationView(state)).toBe(view);
});

test('only the invitation with the same workspace, role and end can be declined from its link', () => {
  const same: MyInvitation = {
    id: InvitationId.parse('0197a000-0000-7000-8000-000000000001'),
    workspace_name: 'Garden',
    role: 'member',
    invited_by: 'Olga',
    expires_at: preview.expires_at,
  };
  const later = { ...same, expires_at: '2026-02-02T00:00:00.000Z' };
  expect(findSameInvitation([later, same], preview)).toBe(same);
  expect(findSameInvitation([later, { ...same, role: 'admin' }], preview)).toBeUndefined();
});
