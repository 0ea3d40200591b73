import { cloudMessages } from '@loam/contract';
import { type BucketPlace, useCreateFolder } from '../api.ts';
import { storageWords } from '../texts.data.ts';
import { NameForm } from '../../console/name-form.tsx';

interface NewFolderProps {
  readonly place: BucketPlace;
  /** The one it is made in. */
  readonly folder: string;
  readonly onClose: () => void;
}

export function NewFolder({ place, folder, onClose }: NewFolderProps) {
  const create = useCreateFolder(place);
  return (
    <NameForm
      title={storageWords.newFolder}
      label={storageWords.folderName}
      action={storageWords.createFolder}
      check={(name) => (name === '' || name.includes('/') ? cloudMessages.folderNameInvalid : undefined)}
      change={create}
      onSubmit={(name) => create.mutate(folder === '' ? name : `${folder}/${name}`, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
