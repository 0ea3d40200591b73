import { zodResolver } from '@hookform/resolvers/zod';
import { WorkspaceName } from '@loam/contract';
import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
} from '@loam/ui';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useCreateWorkspace } from '../api.ts';

const Fields = z.object({ name: WorkspaceName });

export function CreateWorkspaceDialog({ onClose }: DialogProps) {
  const create = useCreateWorkspace();
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: { name: '' } });
  const submit = form.handleSubmit((body) => create.mutate(body, { onSuccess: onClose }));
  const atServer = fieldProblems(create.error);
  const isGeneral = create.error !== null && Object.keys(atServer).length === 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>New workspace</DialogTitle>
            <DialogDescription>
              Projects, people and credits of a workspace belong together.
            </DialogDescription>
          </DialogHeader>
          {isGeneral ? <Banner tone="danger">{shownProblem(create.error).message}</Banner> : null}
          <Field label="Name" error={form.formState.errors.name?.message ?? atServer['name']}>
            <Input placeholder="Tennis club" autoComplete="off" {...form.register('name')} />
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={create.isPending}>
              Create workspace
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
