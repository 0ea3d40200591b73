import type { BackendUser, BanDuration } from '@loam/contract';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  toast,
} from '@loam/ui';
import { Ban, KeyRound, LogOut } from 'lucide-react';
import { useReportProblem } from '../../../../shared/use-report-problem.ts';
import { useBanUser, useResetPassword, useSignOutUser } from '../api.ts';
import { userWords } from '../texts.data.ts';

interface AccountActionsProps {
  readonly projectId: string;
  readonly user: BackendUser;
  readonly isOutbox: boolean;
}

const durations = ['day', 'week', 'forever'] as const satisfies readonly BanDuration[];

export function AccountActions({ projectId, user, isOutbox }: AccountActionsProps) {
  const reset = useResetPassword(projectId, user.id);
  const signOut = useSignOutUser(projectId, user.id);
  const ban = useBanUser(projectId, user.id);
  const onError = useReportProblem();
  const setBan = (duration: BanDuration) =>
    ban.mutate(duration, {
      onError,
      onSuccess: () => toast.success(duration === 'none' ? userWords.unbanDone : userWords.banDone),
    });
  return (
    <div role="group" aria-label={userWords.actions} className="flex flex-wrap gap-2">
      {user.email_data === null ? null : (
        <Button
          variant="outline"
          size="sm"
          loading={reset.isPending}
          onClick={() =>
            reset.mutate(undefined, {
              onError,
              onSuccess: () => toast.success(isOutbox ? userWords.resetOutbox : userWords.resetDone),
            })
          }
        >
          <KeyRound aria-hidden />
          {userWords.reset}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        loading={signOut.isPending}
        disabled={user.banned_until !== null}
        onClick={() =>
          signOut.mutate(undefined, { onError, onSuccess: () => toast.success(userWords.signOutDone) })
        }
      >
        <LogOut aria-hidden />
        {userWords.signOut}
      </Button>
      {user.banned_until === null ? (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="sm" loading={ban.isPending}>
              <Ban aria-hidden />
              {userWords.ban}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {durations.map((duration) => (
              <DropdownMenuItem key={duration} onSelect={() => setBan(duration)}>
                {userWords[`banned_${duration}`]}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <Button variant="outline" size="sm" loading={ban.isPending} onClick={() => setBan('none')}>
          {userWords.unban}
        </Button>
      )}
    </div>
  );
}
