import { type AdminAccount, fillText, InstallationRole } from '@loam/contract';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue, toast } from '@loam/ui';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useUpdateAccount } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';
import { OperatorRoleDialog } from './operator-role-dialog.tsx';

const texts = adminTexts.accounts;

interface AccountRoleSelectProps {
  readonly account: AdminAccount;
  readonly isMe: boolean;
}

/** Giving or taking the operator role is confirmed; the rest is a plain choice. One's own role is out of reach. */
export function AccountRoleSelect({ account, isMe }: AccountRoleSelectProps) {
  const update = useUpdateAccount();
  const dialogs = useDialogs();
  const change = (role: InstallationRole) => {
    if (role === account.role) return;
    if (role === 'operator' || account.role === 'operator') {
      dialogs.open(OperatorRoleDialog, { account, newRole: role });
      return;
    }
    update.mutate(
      { userId: account.id, change: { role } },
      {
        onSuccess: ({ name }) =>
          void toast.success(fillText(texts.roleChanged, { name, role: texts.roles[role].label })),
        onError: (error) => void toast.error(texts.roleFailed, { description: shownProblem(error).message }),
      },
    );
  };
  return (
    <Select
      value={account.role}
      disabled={isMe || update.isPending}
      onValueChange={(next) => change(InstallationRole.parse(next))}
    >
      <SelectTrigger inputSize="sm" className="w-32" aria-label={`Role of ${account.name}`}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {InstallationRole.options.map((role) => (
          <SelectItem key={role} value={role} description={texts.roles[role].text}>
            {texts.roles[role].label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
