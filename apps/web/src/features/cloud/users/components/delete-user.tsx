import { type BackendUser, fillText, texts } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import { shownProblem } from '../../../../shared/problems.ts';
import { useDeleteUser } from '../api.ts';
import { personName } from '../model/person.ts';
import { userWords } from '../texts.data.ts';

interface DeleteUserProps {
  readonly projectId: string;
  readonly user: BackendUser;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function DeleteUser({ projectId, user, onCancel, onDeleted }: DeleteUserProps) {
  const remove = useDeleteUser(projectId);
  const confirm = () =>
    remove.mutate(user.id, {
      onSuccess: () => {
        toast.success(texts.users.deleted);
        onDeleted();
      },
      onError: (error) =>
        toast.error(texts.users.deleteFailed, {
          description: shownProblem(error).message || texts.users.tryAgain,
        }),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={texts.users.delete}
      description={fillText(userWords.deleteDetail, { name: personName(user) })}
      confirmLabel={texts.users.delete}
      onConfirm={confirm}
      options={{ tone: 'danger', loading: remove.isPending }}
    />
  );
}
