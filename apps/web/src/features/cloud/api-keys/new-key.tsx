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
  RadioCards,
  toast,
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useCreateKey } from './api.ts';
import { keyWords } from './texts.data.ts';

type Kind = 'publishable' | 'secret';

const options = (['publishable', 'secret'] as const).map((value) => ({
  value,
  title: keyWords.kinds[value],
  description: keyWords.details[value],
}));

export function NewKey({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('secret');
  const [name, setName] = useState('');
  const [isTold, setIsTold] = useState(false);
  const create = useCreateKey(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTold(true);
    if (name.trim() === '') return;
    create.mutate(
      { kind, name: name.trim() },
      {
        onSuccess: () => {
          toast.success(keyWords.created);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>{keyWords.add}</DialogTitle>
          </DialogHeader>
          {create.isError ? <Banner tone="danger">{shownProblem(create.error).message}</Banner> : null}
          <Field
            label={keyWords.name}
            error={isTold && name.trim() === '' ? keyWords.nameRequired : undefined}
          >
            <Input
              autoComplete="off"
              placeholder={keyWords.namePlaceholder}
              maxLength={cloudLimits.apiKeyNameCharacters}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <RadioCards label={keyWords.kind} options={options} value={kind} onValueChange={setKind} />
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {keyWords.cancel}
            </Button>
            <Button type="submit" variant="primary" loading={create.isPending}>
              {keyWords.create}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
