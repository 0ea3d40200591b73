import { topics } from '@loam/contract';
import { EmptyState } from '@loam/ui';
import { Lock } from 'lucide-react';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { useCurrentWorkspace } from '../api.ts';
import { peopleTexts } from '../texts.data.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';

export function PeopleSettings() {
  const workspace = useCurrentWorkspace();
  useLiveTopic(topics.workspace(workspace.id));
  if (!workspace.permissions.includes('ViewWorkspaceMembers')) {
    return (
      <EmptyState icon={Lock} title={peopleTexts.members.locked}>
        {peopleTexts.members.lockedText}
      </EmptyState>
    );
  }
  const canManage = workspace.permissions.includes('ManageWorkspaceMembers');
  return (
    <>
      {canManage ? <InviteForm key={workspace.id} workspace={workspace} /> : null}
      {canManage ? <InvitationList workspaceId={workspace.id} /> : null}
      <MemberList workspace={workspace} canManage={canManage} />
    </>
  );
}
