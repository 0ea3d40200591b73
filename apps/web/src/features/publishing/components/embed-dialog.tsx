import {
  Button,
  CodeBlock,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { embedCode, type SharedSite } from '../model/share-links.ts';
import { publishTexts } from '../texts.data.ts';

const words = publishTexts.embed;

interface EmbedDialogProps {
  readonly site: SharedSite;
}

export function EmbedDialog({ site, onClose }: EmbedDialogProps & DialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.text}</DialogDescription>
        </DialogHeader>
        <CodeBlock code={embedCode(site)} title={words.label} wrap />
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
