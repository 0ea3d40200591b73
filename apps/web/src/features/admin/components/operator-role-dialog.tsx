import { type AdminAccount, fillText, type InstallationRole } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useUpdateAccount } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';

interface OperatorRoleDialogProps {
  readonly account: Pick<AdminAccount, 'id' | 'name'>;
  readonly newRole: InstallationRole;
}

export function OperatorRoleDialog({ account, newRole, onClose }: OperatorRoleDialogProps & DialogProps) {
  const update = useUpdateAccount();
  const texts = adminTexts.accounts;
  const { name } = account;
  const isGiven = newRole === 'operator';
  const confirm = () =>
    update.mutate(
      { userId: account.id, change: { role: newRole } },
      {
        onSuccess: () => {
          toast.success(fillText(texts.roleChanged, { name, role: texts.roles[newRole].label }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(isGiven ? texts.makeOperatorTitle : texts.dropOperatorTitle, { name })}
      description={isGiven ? texts.makeOperatorText : texts.dropOperatorText}
      confirmLabel={texts.changeRole}
      onConfirm={confirm}
      options={{
        tone: isGiven ? 'primary' : 'danger',
        loading: update.isPending,
        error: update.error ? shownProblem(update.error).message : undefined,
      }}
    />
  );
}
