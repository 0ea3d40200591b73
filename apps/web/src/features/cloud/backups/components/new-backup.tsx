import { cloudLimits } from '@loam/contract';
import { toast } from '@loam/ui';
import { NameForm } from '../../console/name-form.tsx';
import { useCreateBackup } from '../api.ts';
import { backupWords } from '../texts.data.ts';

interface NewBackupProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

export function NewBackup({ projectId, onClose }: NewBackupProps) {
  const create = useCreateBackup(projectId);
  const submit = (name: string) =>
    create.mutate(name, {
      onSuccess: () => {
        toast.success(backupWords.created);
        onClose();
      },
    });
  return (
    <NameForm
      title={backupWords.create}
      label={backupWords.name}
      hint={backupWords.nameDetail}
      placeholder={backupWords.namePlaceholder}
      maxLength={cloudLimits.backupNameCharacters}
      action={backupWords.create}
      change={create}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
