import { fillText } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useUpdateSettings } from '../installation-api.ts';
import { adminTexts } from '../texts.data.ts';

export function OpenSignUpDialog({ onClose }: DialogProps) {
  const update = useUpdateSettings();
  const texts = adminTexts.settings;
  const confirm = () =>
    update.mutate(
      { sign_up: 'open' },
      {
        onSuccess: () => {
          toast.success(fillText(texts.saved, { mode: texts.modes.open.title }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.openTitle}
      description={texts.openText}
      confirmLabel={texts.openAction}
      onConfirm={confirm}
      options={{
        loading: update.isPending,
        error: update.error ? shownProblem(update.error).message : undefined,
      }}
    />
  );
}
