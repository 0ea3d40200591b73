import { fillText } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import { shownProblem } from '../../../../shared/problems.ts';
import { type BucketPlace, useDeleteObjects } from '../api.ts';
import { storageWords } from '../texts.data.ts';

interface DeleteObjectsProps {
  readonly place: BucketPlace;
  readonly paths: readonly string[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteObjects({ place, paths, onClose, onDeleted }: DeleteObjectsProps) {
  const remove = useDeleteObjects(place);
  const count =
    paths.length === 1
      ? (paths[0] ?? storageWords.oneItem)
      : fillText(storageWords.items, { n: String(paths.length) });
  const confirm = () =>
    remove.mutate(paths, {
      onSuccess: () => {
        toast.success(storageWords.deleted);
        onClose();
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(storageWords.deleteTitle, { n: count })}
      description={storageWords.deleteDetail}
      confirmLabel={storageWords.delete}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: remove.isPending,
        ...(remove.isError && { error: shownProblem(remove.error).message }),
      }}
    />
  );
}
