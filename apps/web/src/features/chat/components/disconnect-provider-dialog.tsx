import { fillText, type KeyProviderId } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useDisconnectProvider } from '../settings-api.ts';
import { modelSettingTexts as words } from '../texts.data.ts';

interface DisconnectProviderDialogProps {
  readonly workspaceId: string;
  readonly provider: { readonly id: KeyProviderId; readonly label: string };
}

export function DisconnectProviderDialog({
  workspaceId,
  provider,
  onClose,
}: DisconnectProviderDialogProps & DialogProps) {
  const { mutate, isPending, error } = useDisconnectProvider(workspaceId);
  const confirm = () =>
    mutate(provider.id, {
      onSuccess: () => {
        onClose();
        toast.success(fillText(words.disconnected, { provider: provider.label }));
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(words.disconnectTitle, { provider: provider.label })}
      description={words.disconnectDetail}
      confirmLabel={words.disconnect}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: isPending,
        error: error === null ? undefined : shownProblem(error).message,
      }}
    />
  );
}
