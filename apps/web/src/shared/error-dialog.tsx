import { texts } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  TraceId,
} from '@loam/ui';
import type { DialogProps } from './dialog-host.tsx';

export interface ErrorDialogProps {
  readonly message: string;
  readonly traceId?: string | undefined;
  readonly retry?: boolean | undefined;
}

const helpPath = '/help';

export function ErrorDialog({ message, traceId, retry = false, onClose }: ErrorDialogProps & DialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>{texts.errorDialog.title}</DialogTitle>
          <DialogDescription>
            {message}
            {retry ? ` ${texts.errorDialog.tryLater}` : ''}
          </DialogDescription>
        </DialogHeader>
        {traceId === undefined ? null : <TraceId value={traceId} />}
        <DialogFooter>
          <Button asChild variant="secondary">
            <a href={helpPath} target="_blank" rel="noreferrer">
              {texts.errorDialog.getHelp}
            </a>
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.errorDialog.dismiss}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
