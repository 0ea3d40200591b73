import { fillText, type WorkspaceId, type WorkspaceInvitation } from '@loam/contract';
import { Badge, Button, Field, Input, RelativeTime, SkeletonText, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { copyText } from '../../../shared/copy-text.ts';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useInstallation } from '../../accounts/api.ts';
import { invitationsQuery, useLinkInvitation, useResendInvitation } from '../invitations-api.ts';
import { peopleTexts } from '../texts.data.ts';
import { RevokeInvitationDialog } from './revoke-invitation-dialog.tsx';

const texts = peopleTexts.invitations;

export function InvitationList({ workspaceId }: { readonly workspaceId: WorkspaceId }) {
  const invitations = useQuery(invitationsQuery(useApi(), workspaceId));
  return (
    <SettingsSection title={texts.title}>
      {invitations.isPending ? <SkeletonText lines={2} /> : null}
      {invitations.isError && !invitations.data ? (
        <QueryError title={texts.loadFailed} error={invitations.error} onRetry={invitations.refetch} />
      ) : null}
      {invitations.data?.length === 0 ? <p className="text-sm text-muted-foreground">{texts.empty}</p> : null}
      {invitations.data && invitations.data.length > 0 ? (
        <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
          {invitations.data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} workspaceId={workspaceId} />
          ))}
        </ul>
      ) : null}
    </SettingsSection>
  );
}

interface InvitationRowProps {
  readonly invitation: WorkspaceInvitation;
  readonly workspaceId: WorkspaceId;
}

function InvitationRow({ invitation, workspaceId }: InvitationRowProps) {
  const resend = useResendInvitation(workspaceId);
  const link = useLinkInvitation(workspaceId);
  const { sends_mail } = useInstallation();
  const dialogs = useDialogs();
  const report = useReportProblem();
  const { email } = invitation;
  const sendAgain = () =>
    resend.mutate(invitation.id, {
      onSuccess: () => void toast.success(fillText(sends_mail ? texts.resent : texts.resentHeld, { email })),
      onError: report,
    });
  const copyLink = () =>
    link.mutate(invitation.id, {
      onSuccess: ({ url }) =>
        void copyText(url).then(
          () => toast.success(fillText(texts.linkCopied, { email })),
          () => toast(fillText(texts.linkMade, { email })),
        ),
      onError: report,
    });
  const revoke = () =>
    dialogs.open(RevokeInvitationDialog, {
      workspaceId,
      invitation,
      onRevoked: () => void toast.success(fillText(texts.revoked, { email })),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm font-medium">
          <span className="truncate">{email}</span>
          {invitation.is_expired ? <Badge tone="warning">{texts.expired}</Badge> : null}
        </p>
        <InvitationFacts invitation={invitation} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`${texts.link}: ${email}`}
          loading={link.isPending}
          onClick={copyLink}
        >
          {texts.link}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`${texts.resend}: ${email}`}
          loading={resend.isPending}
          onClick={sendAgain}
        >
          {texts.resend}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`${texts.revoke}: ${email}`} onClick={revoke}>
          {texts.revoke}
        </Button>
      </div>
      {link.data ? <InvitationLink email={email} url={link.data.url} /> : null}
    </li>
  );
}

/** Shown as well as copied: on plain http addresses there is no clipboard. */
function InvitationLink({ email, url }: { readonly email: string; readonly url: string }) {
  return (
    <Field
      className="w-full"
      label={fillText(texts.linkField, { email })}
      hint={fillText(texts.linkHint, { email })}
    >
      <Input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    </Field>
  );
}

function InvitationFacts({ invitation }: { readonly invitation: WorkspaceInvitation }) {
  return (
    <p className="text-xs text-muted-foreground">
      {peopleTexts.roles[invitation.role].label}
      {invitation.invited_by === null ? '' : ` · invited by ${invitation.invited_by}`} ·{' '}
      {invitation.is_expired ? 'expired' : 'expires'} <RelativeTime value={invitation.expires_at} />
    </p>
  );
}
