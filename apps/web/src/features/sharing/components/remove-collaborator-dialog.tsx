import { type CollaboratorId, fillText, type ProjectId } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRemoveCollaborator } from '../api.ts';
import { shareTexts } from '../texts.data.ts';

interface RemoveCollaboratorDialogProps {
  readonly projectId: ProjectId;
  readonly person: { readonly id: CollaboratorId; readonly name: string; readonly isPending: boolean };
}

export function RemoveCollaboratorDialog(props: RemoveCollaboratorDialogProps & DialogProps) {
  const { projectId, person, onClose } = props;
  const { id, name, isPending } = person;
  const remove = useRemoveCollaborator(projectId, id);
  const words = shareTexts.people;
  // Told by a notice either way: whoever closes this before the answer comes hears of it all the same.
  const confirm = () => {
    remove
      .mutateAsync()
      .then(
        () => toast.success(fillText(words.removed, { name })),
        (error: unknown) => toast.error(words.notSaved, { description: shownProblem(error).message }),
      )
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(isPending ? words.withdrawTitle : words.removeTitle, { name })}
      description={isPending ? words.withdrawText : words.removeText}
      confirmLabel={words.removeAction}
      onConfirm={confirm}
      options={{ tone: 'danger', loading: remove.isPending }}
    />
  );
}
