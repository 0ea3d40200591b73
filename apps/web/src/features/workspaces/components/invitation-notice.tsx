import { fillText, type MyInvitation, workspaceTexts } from '@loam/contract';
import { Banner, Button, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { myInvitationsQuery, useAcceptInvitation, useDeclineInvitation } from '../invitations-api.ts';
import { invitationTexts as texts } from '../texts.data.ts';

/** Open invitations of the person who is signed in; nothing when there are none. */
export function InvitationNotice() {
  const invitations = useQuery(myInvitationsQuery(useApi()));
  if (!invitations.data || invitations.data.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {invitations.data.map((invitation) => (
        <li key={invitation.id}>
          <OneInvitation invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function OneInvitation({ invitation }: { readonly invitation: MyInvitation }) {
  const { mutateAsync: accept, isPending: isAccepting } = useAcceptInvitation();
  const { mutateAsync: decline, isPending: isDeclining } = useDeclineInvitation();
  const report = useReportProblem();
  const workspace = invitation.workspace_name;
  // The notice is gone as soon as it was answered, so what follows cannot hang on it being there.
  const join = () => {
    accept(invitation.id).then(() => toast.success(fillText(texts.joined, { workspace })), report);
  };
  const refuse = () => {
    decline(invitation.id).then(() => toast(fillText(texts.declined, { workspace })), report);
  };
  return (
    <Banner
      title={
        invitation.invited_by === null
          ? fillText(texts.noticeNoInviter, { workspace })
          : fillText(texts.notice, { inviter: invitation.invited_by, workspace })
      }
      actions={
        <>
          <Button size="sm" variant="primary" loading={isAccepting} onClick={join}>
            {texts.accept}
          </Button>
          <Button size="sm" variant="outline" loading={isDeclining} onClick={refuse}>
            {texts.decline}
          </Button>
        </>
      }
    >
      As {workspaceTexts.invitationRole[invitation.role]} of the workspace.
    </Banner>
  );
}
