import type { InvitationPreview, MyInvitation } from '@loam/contract';

export type InvitationView = 'expired' | 'sign-in' | 'answer' | 'other-account';

/** Which of its faces the page behind an invitation link shows. */
export function invitationView(preview: Pick<InvitationPreview, 'is_expired' | 'viewer'>): InvitationView {
  if (preview.is_expired) return 'expired';
  switch (preview.viewer) {
    case 'anonymous':
      return 'sign-in';
    case 'invited':
      return 'answer';
    case 'other_account':
      return 'other-account';
  }
}

/** The same invitation in the list of one's own: only there it has the id that declining needs. */
export function findSameInvitation(
  mine: readonly MyInvitation[],
  preview: InvitationPreview,
): MyInvitation | undefined {
  return mine.find(
    (invitation) =>
      invitation.workspace_name === preview.workspace_name &&
      invitation.role === preview.role &&
      invitation.expires_at === preview.expires_at,
  );
}
