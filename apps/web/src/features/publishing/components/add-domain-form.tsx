import { publishingLimits } from '@loam/contract';
import { Button, Field, Input, toast } from '@loam/ui';
import { type FormEvent, useState } from 'react';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useAddDomain } from '../domains-api.ts';
import { domainTexts } from '../texts.data.ts';

export function AddDomainForm({ projectId }: { readonly projectId: string }) {
  const [typed, setTyped] = useState('');
  const { mutateAsync: add, isPending, error, reset } = useAddDomain(projectId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    add(typed).then(
      () => {
        setTyped('');
        toast.success(domainTexts.added);
      },
      // The field says it.
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2 max-sm:flex-col max-sm:items-stretch">
      <Field
        label={domainTexts.addLabel}
        error={error === null ? undefined : (fieldProblems(error)['domain'] ?? shownProblem(error).message)}
        className="flex-1"
      >
        <Input
          value={typed}
          maxLength={publishingLimits.domainCharacters}
          placeholder={domainTexts.addPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="url"
          onChange={(event) => {
            setTyped(event.target.value);
            if (error !== null) reset();
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        loading={isPending}
        disabled={typed.trim() === ''}
        className="sm:mt-[1.625rem]"
      >
        {domainTexts.add}
      </Button>
    </form>
  );
}
