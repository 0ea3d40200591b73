import { fillText, texts } from '@loam/contract';
import { ConfirmDialog } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { namesOrCount } from '../model/count-files.ts';
import { codeTexts } from '../texts.data.ts';

interface DiscardDialogProps {
  readonly paths: readonly string[];
  onDiscard(): void;
}

export function DiscardDialog({ paths, onDiscard, onClose }: DiscardDialogProps & DialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codeTexts.save.discardTitle}
      description={fillText(codeTexts.save.discardDetail, { files: namesOrCount(paths) })}
      confirmLabel={texts.code.discard}
      options={{ tone: 'danger' }}
      onConfirm={() => {
        onDiscard();
        onClose();
      }}
    />
  );
}
