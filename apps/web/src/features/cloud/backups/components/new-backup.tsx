import { cloudLimits } from '@loam/contract';
import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  toast,
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useCreateBackup } from '../api.ts';
import { backupWords } from '../texts.data.ts';

interface NewBackupProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

export function NewBackup({ projectId, onClose }: NewBackupProps) {
  const [name, setName] = useState('');
  const create = useCreateBackup(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(name.trim(), {
      onSuccess: () => {
        toast.success(backupWords.created);
        onClose();
      },
    });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>{backupWords.create}</DialogTitle>
          </DialogHeader>
          {create.isError ? <Banner tone="danger">{shownProblem(create.error).message}</Banner> : null}
          <Field label={backupWords.name} hint={backupWords.nameDetail}>
            <Input
              autoComplete="off"
              placeholder={backupWords.namePlaceholder}
              maxLength={cloudLimits.backupNameCharacters}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {backupWords.cancel}
            </Button>
            <Button type="submit" variant="primary" loading={create.isPending}>
              {backupWords.create}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
