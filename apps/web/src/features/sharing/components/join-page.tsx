import { fillText, type SharingPreview, sharingTexts } from '@loam/contract';
import { Banner, Button, SproutThinking, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../shared/api-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useInstallation, useMe } from '../../accounts/api.ts';
import { useSignOut } from '../../accounts/leave-session.ts';
import { AuthFrame } from '../../accounts/components/auth-frame.tsx';
import { isNoSuchCode, sharingPreviewQuery, useAcceptCode } from '../api.ts';
import { joinTexts as words, sharedTexts } from '../texts.data.ts';

interface JoinPageProps {
  readonly code: string;
  /** Where this very page is found again after signing in. */
  readonly path: string;
}

/** The project's address with an invitation in it: who is invited joins here, and nobody by opening it alone. */
export function JoinPage({ code, path }: JoinPageProps) {
  const invitation = useQuery(sharingPreviewQuery(useApi(), code));
  if (invitation.isPending) {
    return (
      <AuthFrame title={words.loading}>
        <SproutThinking className="size-8" label={words.loading} />
      </AuthFrame>
    );
  }
  if (invitation.isError) {
    if (isNoSuchCode(invitation.error)) return <Ended title={words.goneTitle} text={words.gone} />;
    return (
      <AuthFrame title={words.failed}>
        <QueryError title={words.failed} error={invitation.error} onRetry={invitation.refetch} />
      </AuthFrame>
    );
  }
  return <Invitation preview={invitation.data} code={code} path={path} />;
}

interface InvitationProps extends JoinPageProps {
  readonly preview: SharingPreview;
}

function Invitation(props: InvitationProps) {
  const { viewer, state, project_id: projectId } = props.preview;
  if (viewer === 'joined')
    return <Navigate to="/projects/$projectId" params={{ projectId }} search={{}} replace />;
  if (state !== 'open') {
    const inviter = props.preview.invited_by;
    return (
      <Ended
        title={state === 'expired' ? words.expiredTitle : words.usedUpTitle}
        text={inviter === null ? sharingTexts.expired : fillText(words.ask, { inviter })}
      />
    );
  }
  switch (viewer) {
    case 'anonymous':
      return <SignInToJoin {...props} />;
    case 'invited':
      return <JoinProject {...props} />;
    case 'other_account':
      return <OtherAccount {...props} />;
  }
}

function SignInToJoin({ preview, path }: InvitationProps) {
  const { sign_up } = useInstallation();
  const { email } = preview;
  // A link that anyone may use opens no sign-up that the operator closed.
  const canSignUp = sign_up === 'open' || email !== null;
  return (
    <AuthFrame title={titleOf(preview)} subtitle={invitedLine(preview)}>
      {email === null ? null : <Banner>{fillText(words.signInFirst, { email })}</Banner>}
      <div className="flex flex-col gap-2">
        {canSignUp ? (
          <Button asChild size="lg" variant="primary">
            <Link to="/sign-up" search={email === null ? { next: path } : { next: path, email }}>
              {words.signUp}
            </Link>
          </Button>
        ) : null}
        <Button asChild size="lg" variant={canSignUp ? 'outline' : 'primary'}>
          <Link to="/sign-in" search={{ next: path }}>
            {words.signIn}
          </Link>
        </Button>
      </div>
    </AuthFrame>
  );
}

function JoinProject({ preview, code }: InvitationProps) {
  const { mutateAsync: accept, isPending, error } = useAcceptCode();
  const navigate = useNavigate();
  // Once accepted the code may lead nowhere, and this part of the page may be gone before the answer is there.
  const join = () => {
    accept(code).then(
      ({ project_id: projectId }) => {
        toast.success(fillText(sharedTexts.joined, { project: preview.project_name }));
        return navigate({ to: '/projects/$projectId', params: { projectId }, search: {}, replace: true });
      },
      () => undefined,
    );
  };
  return (
    <AuthFrame title={titleOf(preview)} subtitle={invitedLine(preview)}>
      {error ? <Banner tone="danger">{shownProblem(error).message}</Banner> : null}
      <div className="flex flex-col gap-2">
        <Button size="lg" variant="primary" loading={isPending} onClick={join}>
          {words.accept}
        </Button>
        <Button asChild size="lg" variant="ghost">
          <Link to="/">{words.later}</Link>
        </Button>
      </div>
    </AuthFrame>
  );
}

function OtherAccount({ preview, path }: InvitationProps) {
  const me = useMe();
  const signOut = useSignOut();
  const report = useReportProblem();
  const email = preview.email ?? '';
  const switchAccount = () => signOut.mutate(path, { onError: report });
  return (
    <AuthFrame title={words.otherTitle} subtitle={fillText(sharingTexts.forOther, { email })}>
      {me ? <Banner>{fillText(words.signedInAs, { email: me.email })}</Banner> : null}
      <div className="flex flex-col gap-2">
        <Button size="lg" variant="primary" loading={signOut.isPending} onClick={switchAccount}>
          <span className="truncate">{fillText(words.switchAccount, { email })}</span>
        </Button>
        <Button asChild size="lg" variant="ghost">
          <Link to="/">{words.home}</Link>
        </Button>
      </div>
    </AuthFrame>
  );
}

function Ended({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <AuthFrame title={title} subtitle={text}>
      <Button asChild size="lg" variant="secondary">
        <Link to="/">{words.home}</Link>
      </Button>
    </AuthFrame>
  );
}

function titleOf({ project_name: project }: SharingPreview): string {
  return fillText(words.title, { project });
}

function invitedLine({ invited_by, access_level }: SharingPreview): string {
  const role = sharingTexts.role[access_level];
  return invited_by === null
    ? fillText(words.invited, { role })
    : fillText(words.invitedBy, { inviter: invited_by, role });
}
