import { type AdminMailSummary, fillText, MailStatus } from '@loam/contract';
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  RelativeTime,
  SegmentedControl,
  TableCell,
  TableHead,
  TableRow,
} from '@loam/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useInstallation } from '../../accounts/api.ts';
import { mailsQuery } from '../installation-api.ts';
import { mailTones } from '../model/mail-tones.ts';
import { adminTexts } from '../texts.data.ts';
import { MailDialog } from './mail-dialog.tsx';
import { PagedTable } from './paged-table.tsx';

const texts = adminTexts.mail;

type Shown = MailStatus | 'all';

const filters: readonly { readonly value: Shown; readonly label: string }[] = [
  { value: 'all', label: texts.all },
  ...MailStatus.options.map((value) => ({ value, label: texts.statuses[value] })),
];

export function MailSection() {
  const [shown, setShown] = useState<Shown>('all');
  const query = useInfiniteQuery({
    ...mailsQuery(useApi(), shown === 'all' ? undefined : shown),
    placeholderData: keepPreviousData,
  });
  const mails = query.data?.pages.flatMap((page) => page.mails);
  const { sends_mail } = useInstallation();
  return (
    <>
      {sends_mail ? null : (
        <Banner tone="warning" title={texts.heldTitle}>
          {texts.heldText}
        </Banner>
      )}
      <SegmentedControl
        label={texts.filter}
        segments={filters}
        value={shown}
        onValueChange={setShown}
        className="max-w-full self-start overflow-x-auto"
      />
      <PagedTable
        label={adminTexts.sections.mail}
        query={query}
        count={mails?.length}
        failed={texts.failed}
        empty={
          <EmptyState icon={Mail} title={texts.empty}>
            {texts.emptyText}
          </EmptyState>
        }
        head={<MailHead />}
      >
        {mails?.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </PagedTable>
    </>
  );
}

function MailHead() {
  const { columns } = texts;
  return (
    <>
      <TableHead>{columns.subject}</TableHead>
      <TableHead className="max-md:hidden">{columns.to}</TableHead>
      <TableHead>{columns.status}</TableHead>
      <TableHead className="max-sm:hidden">{columns.created}</TableHead>
    </>
  );
}

function MailRow({ mail }: { readonly mail: AdminMailSummary }) {
  const dialogs = useDialogs();
  return (
    <TableRow>
      <TableCell className="max-w-80 max-sm:max-w-56">
        <Button
          variant="link"
          className="max-w-full justify-start text-foreground"
          aria-label={fillText(texts.open, { to: mail.to, subject: mail.subject })}
          onClick={() => dialogs.open(MailDialog, { mailId: mail.id })}
        >
          <span className="truncate">{mail.subject}</span>
        </Button>
        <p className="truncate text-xs text-muted-foreground md:hidden">{mail.to}</p>
      </TableCell>
      <TableCell className="max-w-56 truncate max-md:hidden">{mail.to}</TableCell>
      <TableCell>
        <Badge tone={mailTones[mail.status]}>{texts.statuses[mail.status]}</Badge>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-sm:hidden">
        <RelativeTime value={mail.created_at} />
      </TableCell>
    </TableRow>
  );
}
