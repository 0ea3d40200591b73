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
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const report = useReportProblem();
  const workspace = invitation.workspace_name;
  const join = () =>
    accept.mutate(invitation.id, {
      onSuccess: () => void toast.success(fillText(texts.joined, { workspace })),
      onError: report,
    });
  const refuse = () =>
    decline.mutate(invitation.id, {
      onSuccess: () => void toast(fillText(texts.declined, { workspace })),
      onError: report,
    });
  return (
    <Banner
      title={
        invitation.invited_by === null
          ? fillText(texts.noticeNoInviter, { workspace })
          : fillText(texts.notice, { inviter: invitation.invited_by, workspace })
      }
      actions={
        <>
          <Button size="sm" variant="primary" loading={accept.isPending} onClick={join}>
            {texts.accept}
          </Button>
          <Button size="sm" variant="outline" loading={decline.isPending} onClick={refuse}>
            {texts.decline}
          </Button>
        </>
      }
    >
      As {workspaceTexts.invitationRole[invitation.role]} of the workspace.
    </Banner>
  );
}
