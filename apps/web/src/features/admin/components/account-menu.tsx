import { type AdminAccount, fillText } from '@loam/contract';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Button,
  toast,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, Ellipsis, KeyRound, UserRound } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useInstallation } from '../../accounts/api.ts';
import { useSendReset, useUpdateAccount } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';
import { DisableAccountDialog } from './disable-account-dialog.tsx';

const texts = adminTexts.accounts;

interface AccountMenuProps {
  readonly account: AdminAccount;
  readonly isMe: boolean;
}

export function AccountMenu({ account, isMe }: AccountMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={fillText(texts.actions, { name: account.name })}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <DropdownMenuItem asChild>
          <Link to="/@{$userId}" params={{ userId: account.id }}>
            <UserRound aria-hidden />
            {texts.profile}
          </Link>
        </DropdownMenuItem>
        <ResetItem account={account} />
        {isMe ? null : (
          <>
            <DropdownMenuSeparator />
            <DisableItem account={account} />
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ResetItem({ account }: { readonly account: AdminAccount }) {
  const reset = useSendReset();
  const { sends_mail } = useInstallation();
  const report = useReportProblem();
  // The item is gone once the menu closes, so its outcome cannot hang on callbacks of this component.
  const send = () => {
    reset.mutateAsync(account.id).then(
      () =>
        toast.success(fillText(texts.resetDone, { email: account.email }), {
          description: sends_mail ? undefined : texts.resetHeld,
        }),
      report,
    );
  };
  return (
    <DropdownMenuItem onSelect={send}>
      <KeyRound aria-hidden />
      {texts.reset}
    </DropdownMenuItem>
  );
}

function DisableItem({ account }: { readonly account: AdminAccount }) {
  const update = useUpdateAccount();
  const dialogs = useDialogs();
  const report = useReportProblem();
  if (account.disabled_at === null) {
    return (
      <DropdownMenuItem tone="danger" onSelect={() => dialogs.open(DisableAccountDialog, { account })}>
        <Ban aria-hidden />
        {texts.disable}
      </DropdownMenuItem>
    );
  }
  const enable = () => {
    update
      .mutateAsync({ userId: account.id, change: { is_disabled: false } })
      .then(() => toast.success(fillText(texts.enabledDone, { name: account.name })), report);
  };
  return (
    <DropdownMenuItem onSelect={enable}>
      <CircleCheck aria-hidden />
      {texts.enable}
    </DropdownMenuItem>
  );
}
