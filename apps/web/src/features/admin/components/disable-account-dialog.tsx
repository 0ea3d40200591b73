import { type AdminAccount, fillText } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useUpdateAccount } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';

interface DisableAccountDialogProps {
  readonly account: Pick<AdminAccount, 'id' | 'name'>;
}

export function DisableAccountDialog({ account, onClose }: DisableAccountDialogProps & DialogProps) {
  const update = useUpdateAccount();
  const texts = adminTexts.accounts;
  const { name } = account;
  const confirm = () =>
    update.mutate(
      { userId: account.id, change: { is_disabled: true } },
      {
        onSuccess: () => {
          toast.success(fillText(texts.disabledDone, { name }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(texts.disableTitle, { name })}
      description={texts.disableText}
      confirmLabel={texts.disable}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: update.isPending,
        error: update.error ? shownProblem(update.error).message : undefined,
      }}
    />
  );
}
