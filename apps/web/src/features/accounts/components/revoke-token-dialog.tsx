import type { AccessToken } from '@loam/contract';
import { ConfirmDialog } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRevokeToken } from '../settings-api.ts';

interface RevokeTokenDialogProps {
  readonly token: AccessToken;
  readonly onRevoked: () => void;
}

export function RevokeTokenDialog({ token, onRevoked, onClose }: RevokeTokenDialogProps & DialogProps) {
  const revoke = useRevokeToken();
  const confirm = () =>
    revoke.mutate(token.id, {
      onSuccess: () => {
        onRevoked();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke “${token.name}”?`}
      description="Whatever uses this token stops working at once. This cannot be undone."
      confirmLabel="Revoke token"
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: revoke.isPending,
        error: revoke.error ? shownProblem(revoke.error).message : undefined,
      }}
    />
  );
}
