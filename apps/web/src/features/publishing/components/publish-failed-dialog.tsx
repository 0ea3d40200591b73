import { texts } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  scrollRegion,
  TraceId,
} from '@loam/ui';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import type { PublishFailure } from '../model/publish-failure.ts';
import { publishTexts } from '../texts.data.ts';

const words = texts.publish.failed;

interface PublishFailedDialogProps {
  readonly failure: PublishFailure;
  readonly onTryToFix: (detail: string) => Promise<void>;
}

export function PublishFailedDialog(props: PublishFailedDialogProps & DialogProps) {
  const { failure, onTryToFix, onClose } = props;
  const [isSending, setSending] = useState(false);
  const fix = (detail: string) => {
    setSending(true);
    void onTryToFix(detail).finally(onClose);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>
            {failure.kind === 'build' ? words.buildErrors : words.somethingWrong}
          </DialogDescription>
        </DialogHeader>
        {failure.kind === 'build' ? (
          <BuildDetail detail={failure.detail} />
        ) : (
          <>
            <p className="text-base break-words">{failure.message ?? words.unidentified}</p>
            {failure.traceId === undefined ? null : <TraceId value={failure.traceId} />}
          </>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
          {failure.kind === 'build' ? (
            <Button variant="primary" loading={isSending} onClick={() => fix(failure.detail)}>
              <Sparkles aria-hidden />
              {words.tryToFix}
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function BuildDetail({ detail }: { readonly detail: string }) {
  if (detail === '') return null;
  return (
    <pre
      {...scrollRegion(publishTexts.progress.logLabel)}
      className="focus-ring-inset max-h-64 shrink-0 overflow-auto rounded-lg border border-border bg-surface-sunken p-3 font-mono text-xs leading-5 break-words whitespace-pre-wrap"
    >
      {detail}
    </pre>
  );
}
