import { zodResolver } from '@hookform/resolvers/zod';
import { ApiProblem } from '@loam/client';
import { type Project, ProjectDisplayName, ProjectName, texts } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  toast,
} from '@loam/ui';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useRenameProject } from '../changes.ts';
import { slugEdit, slugFromTitle } from '../model/slug-editing.ts';
import { projectTexts } from '../texts.data.ts';

const RenameForm = z.object({ display_name: ProjectDisplayName, name: ProjectName });
type RenameForm = z.infer<typeof RenameForm>;

export interface RenameProjectDialogProps {
  readonly project: Pick<Project, 'id' | 'name' | 'display_name'>;
}

export function RenameProjectDialog({ project, onClose }: RenameProjectDialogProps & DialogProps) {
  const form = useRenameForm(project, onClose);
  const { errors } = form.formState;
  const { rename } = projectTexts;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{rename.title}</DialogTitle>
          <DialogDescription>{rename.detail}</DialogDescription>
        </DialogHeader>
        <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
          <Field label={rename.displayName} error={errors.display_name?.message} required>
            <Input autoComplete="off" {...form.register('display_name')} />
          </Field>
          <Field
            label={rename.slug}
            hint={rename.slugHint}
            error={errors.name?.message}
            required
            aside={
              <Button variant="link" size="sm" onClick={form.suggestName}>
                {rename.suggest}
              </Button>
            }
          >
            <Input
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              className="font-mono"
              {...form.register('name', { setValueAs: asSlug })}
            />
          </Field>
          {errors.root === undefined ? null : (
            <p role="alert" className="text-sm text-danger">
              {errors.root.message}
            </p>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={form.isSaving}>
              {rename.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function useRenameForm(project: RenameProjectDialogProps['project'], onClose: () => void) {
  const rename = useRenameProject(project.id);
  const form = useForm<RenameForm>({
    resolver: zodResolver(RenameForm),
    defaultValues: { display_name: project.display_name, name: project.name },
    mode: 'onTouched',
  });
  const save = async (values: RenameForm) => {
    const address = slugEdit(project.name, values.name);
    const change = {
      ...(address.kind === 'changed' ? { name: address.name } : {}),
      ...(values.display_name === project.display_name ? {} : { display_name: values.display_name }),
    };
    if (Object.keys(change).length === 0) return onClose();
    try {
      await rename.mutateAsync(change);
    } catch (error) {
      return showProblem(error);
    }
    toast.success('name' in change ? texts.slug.updated : projectTexts.rename.saved);
    return onClose();
  };
  const showProblem = (error: unknown) => {
    const { message } = shownProblem(error);
    const fields = fieldProblems(error);
    // The only thing that can be taken is the address.
    const isTaken = error instanceof ApiProblem && error.code === 'conflict';
    if (isTaken) form.setError('name', { message }, { shouldFocus: true });
    else if (fields['name'] !== undefined) form.setError('name', { message: fields['name'] });
    else if (fields['display_name'] !== undefined)
      form.setError('display_name', { message: fields['display_name'] });
    else form.setError('root', { message });
  };
  return {
    register: form.register,
    formState: form.formState,
    isSaving: rename.isPending,
    submit: (event: React.FormEvent) => void form.handleSubmit(save)(event),
    suggestName: () => {
      const name = slugFromTitle(form.getValues('display_name'));
      if (name !== '') form.setValue('name', name, { shouldValidate: true, shouldDirty: true });
    },
  };
}

function asSlug(value: string): string {
  return value.trim().toLowerCase();
}
