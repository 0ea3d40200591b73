import { fillText } from '@loam/contract';
import { ConfirmDialog } from '@loam/ui';
import { useMutation } from '@tanstack/react-query';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { filesText } from '../model/count-files.ts';
import { fileName } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';

interface DeleteFileDialogProps {
  readonly path: string;
  readonly isFolder: boolean;
  readonly fileCount: number;
  onDelete(): Promise<void>;
}

export function DeleteFileDialog({
  path,
  isFolder,
  fileCount,
  onDelete,
  onClose,
}: DeleteFileDialogProps & DialogProps) {
  const { change } = codeTexts;
  const { mutate, isPending, error } = useMutation({ mutationFn: onDelete, onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(change.deleteTitle, { name: fileName(path) })}
      description={isFolder ? fillText(change.deleteFolder, { n: filesText(fileCount) }) : change.deleteFile}
      confirmLabel={change.deleteConfirm}
      options={{
        tone: 'danger',
        loading: isPending,
        ...(error === null ? {} : { error: shownProblem(error).message }),
      }}
      onConfirm={() => mutate()}
    />
  );
}
