import { cloudLimits, cloudMessages } from '@loam/contract';
import { RadioCards, toast } from '@loam/ui';
import { useState } from 'react';
import { NameForm } from '../console/name-form.tsx';
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
  const create = useCreateKey(projectId);
  const submit = (name: string) =>
    create.mutate(
      { kind, name },
      {
        onSuccess: () => {
          toast.success(keyWords.created);
          onClose();
        },
      },
    );
  return (
    <NameForm
      title={keyWords.add}
      label={keyWords.name}
      placeholder={keyWords.namePlaceholder}
      maxLength={cloudLimits.apiKeyNameCharacters}
      action={keyWords.create}
      check={(name) => (name === '' ? cloudMessages.nameRequired : undefined)}
      change={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards label={keyWords.kind} options={options} value={kind} onValueChange={setKind} />
    </NameForm>
  );
}
