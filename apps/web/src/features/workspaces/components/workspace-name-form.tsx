import { zodResolver } from '@hookform/resolvers/zod';
import { type Workspace, WorkspaceName } from '@loam/contract';
import { Banner, Button, Field, Input, toast } from '@loam/ui';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useRenameWorkspace } from '../settings-api.ts';
import { workspaceSettingsTexts } from '../texts.data.ts';

const Fields = z.object({ name: WorkspaceName });

interface WorkspaceNameFormProps {
  readonly workspace: Workspace;
  readonly canManage: boolean;
}

export function WorkspaceNameForm({ workspace, canManage }: WorkspaceNameFormProps) {
  const rename = useRenameWorkspace(workspace.id);
  // Follows a rename by someone else, but never over what is being typed.
  const form = useForm({
    resolver: zodResolver(Fields),
    values: { name: workspace.name },
    resetOptions: { keepDirtyValues: true },
  });
  const texts = workspaceSettingsTexts.general;
  const submit = form.handleSubmit((change) =>
    rename.mutate(change, {
      onSuccess: ({ name }) => {
        form.reset({ name });
        toast.success(texts.saved);
      },
    }),
  );
  const atServer = fieldProblems(rename.error);
  const isGeneral = rename.error !== null && Object.keys(atServer).length === 0;
  return (
    <SettingsSection title={texts.name}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-3">
        {isGeneral ? <Banner tone="danger">{shownProblem(rename.error).message}</Banner> : null}
        <Field
          label="Workspace name"
          hint={canManage ? texts.nameHint : texts.onlyManagers}
          error={form.formState.errors.name?.message ?? atServer['name']}
        >
          <Input autoComplete="off" readOnly={!canManage} {...form.register('name')} />
        </Field>
        {canManage ? (
          <Button
            type="submit"
            className="self-start"
            disabled={!form.formState.isDirty}
            loading={rename.isPending}
          >
            {texts.save}
          </Button>
        ) : null}
      </form>
    </SettingsSection>
  );
}
