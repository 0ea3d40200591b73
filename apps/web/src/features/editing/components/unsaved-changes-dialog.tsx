import { fillText } from '@loam/contract';
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  Button,
  DialogFooter,
} from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { filesText } from '../model/count-files.ts';
import { codeTexts } from '../texts.data.ts';

interface UnsavedChangesDialogProps {
  readonly fileCount: number;
  readonly isSaving: boolean;
  onLeave(): void;
  onSave(): void;
}

/** Asked before the code view is left with something unsaved in it. Closing it is staying. */
export function UnsavedChangesDialog({
  fileCount,
  isSaving,
  onLeave,
  onSave,
  onClose,
}: UnsavedChangesDialogProps & DialogProps) {
  const { leave } = codeTexts;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <div className="flex flex-col gap-1.5">
          <AlertDialogTitle>{leave.title}</AlertDialogTitle>
          <AlertDialogDescription>
            {fillText(leave.detail, { files: filesText(fileCount) })}
          </AlertDialogDescription>
        </div>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose} className="sm:mr-auto">
            {leave.stay}
          </Button>
          <Button variant="outline" onClick={onLeave}>
            {leave.leave}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={onSave}>
            {leave.save}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
