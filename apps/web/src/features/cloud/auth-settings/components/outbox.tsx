import { type AuthConfig, fillText, type OutboxMessage } from '@loam/contract';
import {
  Banner,
  Card,
  CopyButton,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  EmptyState,
  RelativeTime,
  scrollRegion,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { useOutbox, useOutboxMessage } from '../api.ts';
import { linksOf } from '../model/links.ts';
import { authWords } from '../texts.data.ts';

interface OutboxProps {
  readonly projectId: string;
  readonly config: AuthConfig;
}

type Listed = Pick<OutboxMessage, 'id' | 'kind' | 'recipient' | 'subject' | 'created_at'>;

/** Mails and codes of the app, for its owner, while nobody carries them. */
export function Outbox({ projectId, config }: OutboxProps) {
  const outbox = useOutbox(projectId);
  const [open, setOpen] = useState<Listed>();
  if (outbox.data === undefined)
    return outbox.isError ? (
      <ErrorPanel
        title={authWords.outboxFailed}
        error={outbox.error}
        onRetry={outbox.refetch}
        isRetrying={outbox.isFetching}
      />
    ) : (
      <Skeleton className="h-48 rounded-xl" />
    );
  return (
    <>
      <Banner>{config.mail_delivery === 'outbox' ? authWords.outboxNote : authWords.outboxOff}</Banner>
      {outbox.data.length === 0 ? (
        <EmptyState icon={Inbox} title={authWords.outboxEmpty}>
          {authWords.outboxEmptyDetail}
        </EmptyState>
      ) : (
        <MessageTable messages={outbox.data} onOpen={setOpen} />
      )}
      <Dialog open={open !== undefined} onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}>
        {open === undefined ? null : <Message projectId={projectId} listed={open} />}
      </Dialog>
    </>
  );
}

interface MessageTableProps {
  readonly messages: readonly Listed[];
  readonly onOpen: (message: Listed) => void;
}

function MessageTable({ messages, onOpen }: MessageTableProps) {
  return (
    <Card>
      <Table label={authWords.outbox}>
        <TableHeader>
          <TableRow>
            <TableHead>{authWords.outboxRecipient}</TableHead>
            <TableHead>{authWords.outboxSubject}</TableHead>
            <TableHead>{authWords.outboxTime}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {messages.map((message) => (
            <TableRow key={message.id}>
              <TableCell>
                <button
                  type="button"
                  aria-label={fillText(authWords.openMessage, { recipient: message.recipient })}
                  className="rounded-sm text-start font-medium break-all hover:underline"
                  onClick={() => onOpen(message)}
                >
                  {message.recipient}
                </button>
              </TableCell>
              <TableCell>{message.subject === '' ? authWords.outboxText : message.subject}</TableCell>
              <TableCell className="whitespace-nowrap text-muted-foreground">
                <RelativeTime value={message.created_at} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function Message({ projectId, listed }: { readonly projectId: string; readonly listed: Listed }) {
  const message = useOutboxMessage(projectId, listed.id);
  const links = linksOf(`${message.data?.html ?? ''} ${message.data?.text ?? ''}`);
  return (
    <DialogContent size="lg">
      <DialogHeader>
        <DialogTitle>{listed.subject === '' ? authWords.outboxText : listed.subject}</DialogTitle>
        <DialogDescription>{listed.recipient}</DialogDescription>
      </DialogHeader>
      {message.data === undefined ? (
        message.isError ? (
          <ErrorPanel
            title={authWords.messageFailed}
            error={message.error}
            onRetry={message.refetch}
            isRetrying={message.isFetching}
          />
        ) : (
          <Skeleton className="h-40" />
        )
      ) : (
        <>
          <pre
            {...scrollRegion(authWords.message)}
            className="max-h-72 overflow-auto rounded-lg bg-surface-sunken p-3 font-sans text-sm whitespace-pre-wrap"
          >
            {message.data.text}
          </pre>
          {links.length === 0 ? null : (
            <ul aria-label={authWords.links} className="flex flex-col gap-1 text-sm">
              {links.map((url) => (
                <li key={url} className="flex items-center gap-1">
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className="min-w-0 truncate rounded-sm text-accent hover:underline"
                  >
                    {url}
                  </a>
                  <CopyButton text={url} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </DialogContent>
  );
}
