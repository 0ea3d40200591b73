import { fillText } from '@loam/contract';
import { toast } from '@loam/ui';
import { NameForm } from '../../console/name-form.tsx';
import { type BucketPlace, useMoveObjects } from '../api.ts';
import { movesInto } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';

interface MoveObjectsProps {
  readonly place: BucketPlace;
  /** Folders end with a slash. */
  readonly paths: readonly string[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** One is given another path, several are put into a folder. */
export function MoveObjects({ place, paths, onClose, onMoved }: MoveObjectsProps) {
  const move = useMoveObjects(place);
  const [only] = paths.length === 1 ? paths : [];
  const send = (moves: Parameters<typeof move.mutate>[0]) =>
    move.mutate(moves, {
      onSuccess: () => {
        toast.success(storageWords.moved);
        onClose();
        onMoved();
      },
    });
  const shared = { action: storageWords.move, change: move, onClose };
  if (only !== undefined)
    return (
      <NameForm
        {...shared}
        title={storageWords.rename}
        label={storageWords.newPath}
        hint={storageWords.renameDetail}
        initial={only.replace(/\/$/, '')}
        check={(path) => (path === '' || path.endsWith('/') ? storageWords.renameDetail : undefined)}
        onSubmit={(to) => send([{ from: only, to }])}
      />
    );
  return (
    <NameForm
      {...shared}
      title={fillText(storageWords.moveMany, { n: String(paths.length) })}
      label={storageWords.targetFolder}
      hint={storageWords.targetDetail}
      check={(folder) => (movesInto(paths, folder).length === 0 ? storageWords.moveNothing : undefined)}
      onSubmit={(folder) => send(movesInto(paths, folder))}
    />
  );
}
