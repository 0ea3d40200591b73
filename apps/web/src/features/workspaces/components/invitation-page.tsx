import { fillText, type InvitationPreview, workspaceTexts } from '@loam/contract';
import { Banner, Button, SproutThinking, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useApi } from '../../../shared/api-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useMe } from '../../accounts/api.ts';
import { useSignOut } from '../../accounts/leave-session.ts';
import { AuthFrame } from '../../accounts/components/auth-frame.tsx';
import {
  invitationQuery,
  isNoSuchInvitation,
  myInvitationsQuery,
  useAcceptByLink,
  useDeclineInvitation,
} from '../invitations-api.ts';
import { findSameInvitation, invitationView } from '../model/invitation-view.ts';
import { invitationTexts as texts } from '../texts.data.ts';

export function InvitationPage() {
  const { token } = useParams({ from: '/invitations/$token' });
  const invitation = useQuery(invitationQuery(useApi(), token));
  if (invitation.isPending) {
    return (
      <AuthFrame title={texts.loading}>
        <SproutThinking className="size-8" label={texts.loading} />
      </AuthFrame>
    );
  }
  if (invitation.isError) {
    if (isNoSuchInvitation(invitation.error)) return <GoneInvitation />;
    return (
      <AuthFrame title={texts.failed}>
        <QueryError title={texts.failed} error={invitation.error} onRetry={invitation.refetch} />
      </AuthFrame>
    );
  }
  const preview = invitation.data;
  switch (invitationView(preview)) {
    case 'expired':
      return <ExpiredInvitation preview={preview} />;
    case 'sign-in':
      return <SignInToAnswer preview={preview} token={token} />;
    case 'answer':
      return <AnswerInvitation preview={preview} token={token} />;
    case 'other-account':
      return <OtherAccount preview={preview} token={token} />;
  }
}

interface PreviewProps {
  readonly preview: InvitationPreview;
}

interface AnswerProps extends PreviewProps {
  readonly token: string;
}

function GoneInvitation() {
  return (
    <AuthFrame title={texts.goneTitle} subtitle={texts.gone}>
      <HomeButton />
    </AuthFrame>
  );
}

function ExpiredInvitation({ preview }: PreviewProps) {
  const ask =
    preview.invited_by === null
      ? workspaceTexts.invitationExpired
      : fillText(texts.expiredAsk, { inviter: preview.invited_by });
  return (
    <AuthFrame title={texts.expiredTitle} subtitle={ask}>
      <HomeButton />
    </AuthFrame>
  );
}

function SignInToAnswer({ preview, token }: AnswerProps) {
  const next = invitationPath(token);
  return (
    <AuthFrame title={joinTitle(preview)} subtitle={invitedLine(preview)}>
      <Banner>{fillText(texts.signInFirst, { email: preview.email })}</Banner>
      <div className="flex flex-col gap-2">
        <Button asChild size="lg" variant="primary">
          <Link to="/sign-up" search={{ next, email: preview.email }}>
            {texts.signUp}
          </Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to="/sign-in" search={{ next }}>
            {texts.signIn}
          </Link>
        </Button>
      </div>
    </AuthFrame>
  );
}

function AnswerInvitation({ preview, token }: AnswerProps) {
  const { mutateAsync: accept, isPending, error } = useAcceptByLink();
  const navigate = useNavigate();
  // Once accepted the link leads nowhere, and this part of the page may be gone before the answer is there.
  const join = () => {
    accept(token).then(
      () => {
        toast.success(fillText(texts.joined, { workspace: preview.workspace_name }));
        return navigate({ to: '/', replace: true });
      },
      () => undefined,
    );
  };
  return (
    <AuthFrame title={joinTitle(preview)} subtitle={invitedLine(preview)}>
      {error ? <Banner tone="danger">{shownProblem(error).message}</Banner> : null}
      <div className="flex flex-col gap-2">
        <Button size="lg" variant="primary" loading={isPending} onClick={join}>
          {texts.accept}
        </Button>
        <DeclineButton preview={preview} />
      </div>
    </AuthFrame>
  );
}

/** Declining needs the invitation in one's own list, which only a verified address has; otherwise it can wait. */
function DeclineButton({ preview }: PreviewProps) {
  const mine = useQuery(myInvitationsQuery(useApi()));
  const { mutateAsync: decline, isPending } = useDeclineInvitation();
  const navigate = useNavigate();
  const report = useReportProblem();
  const invitation = findSameInvitation(mine.data ?? [], preview);
  if (!invitation) {
    return (
      <Button asChild size="lg" variant="ghost">
        <Link to="/">{texts.later}</Link>
      </Button>
    );
  }
  const refuse = () => {
    decline(invitation.id).then(() => {
      toast(fillText(texts.declined, { workspace: preview.workspace_name }));
      return navigate({ to: '/', replace: true });
    }, report);
  };
  return (
    <Button size="lg" variant="ghost" loading={isPending} onClick={refuse}>
      {texts.decline}
    </Button>
  );
}

function OtherAccount({ preview, token }: AnswerProps) {
  const me = useMe();
  const signOut = useSignOut();
  const report = useReportProblem();
  const switchAccount = () => signOut.mutate(invitationPath(token), { onError: report });
  return (
    <AuthFrame
      title={texts.otherTitle}
      subtitle={fillText(workspaceTexts.invitationForOther, { email: preview.email })}
    >
      {me ? <Banner>{fillText(texts.signedInAs, { email: me.email })}</Banner> : null}
      <div className="flex flex-col gap-2">
        <Button size="lg" variant="primary" loading={signOut.isPending} onClick={switchAccount}>
          <span className="truncate">{fillText(texts.switchAccount, { email: preview.email })}</span>
        </Button>
        <HomeButton variant="ghost" />
      </div>
    </AuthFrame>
  );
}

function HomeButton({ variant = 'secondary' }: { readonly variant?: 'secondary' | 'ghost' }) {
  return (
    <Button asChild size="lg" variant={variant}>
      <Link to="/">{texts.home}</Link>
    </Button>
  );
}

function invitationPath(token: string): string {
  return `/invitations/${encodeURIComponent(token)}`;
}

function joinTitle({ workspace_name }: InvitationPreview): string {
  return fillText(texts.title, { workspace: workspace_name });
}

function invitedLine({ invited_by, role }: InvitationPreview): string {
  const asRole = workspaceTexts.invitationRole[role];
  return invited_by === null
    ? fillText(texts.invited, { role: asRole })
    : fillText(texts.invitedBy, { inviter: invited_by, role: asRole });
}
