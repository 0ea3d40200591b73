import type { AdminMail } from '@loam/contract';
import {
  Badge,
  Banner,
  Button,
  CopyButton,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  SkeletonText,
  toast,
} from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useInstallation } from '../../accounts/api.ts';
import { mailQuery, useRetryMail } from '../installation-api.ts';
import { mailLink } from '../model/mail-link.ts';
import { mailTones } from '../model/mail-tones.ts';
import { adminTexts } from '../texts.data.ts';

const texts = adminTexts.mail;

export function MailDialog({ mailId, onClose }: { readonly mailId: string } & DialogProps) {
  const mail = useQuery(mailQuery(useApi(), mailId));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{mail.data?.subject ?? adminTexts.sections.mail}</DialogTitle>
          <DialogDescription className="break-words">{mail.data?.to ?? '…'}</DialogDescription>
        </DialogHeader>
        {mail.isPending ? <SkeletonText lines={6} /> : null}
        {mail.isError && !mail.data ? (
          <QueryError title={texts.openFailed} error={mail.error} onRetry={mail.refetch} />
        ) : null}
        {mail.data ? <MailContent mail={mail.data} /> : null}
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
          {mail.data ? <RetryButton mail={mail.data} /> : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function MailContent({ mail }: { readonly mail: AdminMail }) {
  const link = mailLink(mail.body);
  return (
    <>
      <Badge tone={mailTones[mail.status]} className="self-start">
        {texts.statuses[mail.status]}
      </Badge>
      {mail.error === null ? null : <Banner tone="danger">{mail.error}</Banner>}
      {link === undefined ? null : (
        <div className="flex items-center gap-2 rounded-lg border border-border p-3">
          <div className="min-w-0 flex-1">
            <p className="text-xs text-muted-foreground">{texts.link}</p>
            <p className="truncate font-mono text-sm">{link}</p>
          </div>
          <CopyButton text={link} label={`Copy: ${texts.link}`} />
        </div>
      )}
      <pre className="rounded-lg bg-surface-sunken p-4 font-sans text-sm break-words whitespace-pre-wrap">
        {mail.body}
      </pre>
    </>
  );
}

/** Only where a mail server can take it, and only for what was not sent. */
function RetryButton({ mail }: { readonly mail: AdminMail }) {
  const retry = useRetryMail();
  const { sends_mail } = useInstallation();
  if (!sends_mail || mail.status === 'sent' || mail.status === 'queued') return null;
  const send = () =>
    retry.mutate(mail.id, {
      onSuccess: () => void toast.success(texts.retried),
      onError: (error) => void toast.error(shownProblem(error).message),
    });
  return (
    <Button variant="primary" loading={retry.isPending} onClick={send}>
      {texts.retry}
    </Button>
  );
}
