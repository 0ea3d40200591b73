import { fillText } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@loam/ui';
import { storageWords } from '../texts.data.ts';
import type { ConflictChoice, Upload } from '../use-uploads.ts';

interface UploadConflictsProps {
  readonly uploads: readonly Upload[];
  readonly onDecide: (choice: ConflictChoice) => void;
}

/** Once nothing is on its way any more: what to do with the files whose names are taken. */
export function UploadConflicts({ uploads, onDecide }: UploadConflictsProps) {
  const taken = uploads.filter(({ state }) => state.kind === 'exists');
  const isBusy = uploads.some(({ state }) => state.kind === 'waiting' || state.kind === 'sending');
  if (taken.length === 0 || isBusy) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onDecide('skip')}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>
            {taken.length === 1
              ? fillText(storageWords.takenOne, { name: taken[0]?.name ?? '' })
              : fillText(storageWords.takenMany, { n: String(taken.length) })}
          </DialogTitle>
          <DialogDescription>{storageWords.takenDetail}</DialogDescription>
        </DialogHeader>
        {taken.length > 1 ? (
          <ul className="max-h-40 overflow-y-auto text-sm break-all">
            {taken.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        ) : null}
        <DialogFooter>
          <Button variant="ghost" onClick={() => onDecide('skip')}>
            {storageWords.skip}
          </Button>
          <Button variant="outline" onClick={() => onDecide('keep-both')}>
            {storageWords.keepBoth}
          </Button>
          <Button variant="primary" onClick={() => onDecide('replace')}>
            {storageWords.replace}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
