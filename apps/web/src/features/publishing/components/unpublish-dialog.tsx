import { texts } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { useUnpublish } from '../changes.ts';
import { publishTexts } from '../texts.data.ts';

interface UnpublishDialogProps {
  readonly projectId: string;
}

export function UnpublishDialog({ projectId, onClose }: UnpublishDialogProps & DialogProps) {
  const { mutateAsync: unpublish, isPending } = useUnpublish(projectId);
  const words = texts.publish.unpublish;
  const confirm = () => {
    unpublish().then(
      () => {
        toast.success(words.success, { description: words.successDetail });
        onClose();
      },
      () => {
        toast.error(words.failed, { description: words.failedDetail });
        onClose();
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={publishTexts.unpublish.title}
      description={publishTexts.unpublish.text}
      confirmLabel={publishTexts.unpublish.action}
      onConfirm={confirm}
      options={{ tone: 'danger', loading: isPending }}
    />
  );
}
