import type { Project } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  RadioCards,
  toast,
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { newId } from '../../../shared/new-id.ts';
import { shownProblem } from '../../../shared/problems.ts';
import { useCurrentWorkspace, useWorkspaces } from '../../workspaces/api.ts';
import { useRemixProject } from '../changes.ts';
import { projectTexts } from '../texts.data.ts';

interface RemixProjectDialogProps {
  readonly project: Pick<Project, 'id' | 'display_name'>;
  readonly onOpen: (projectId: string) => void;
}

export function RemixProjectDialog({ project, onOpen, onClose }: RemixProjectDialogProps & DialogProps) {
  const places = useWorkspaces().filter(({ permissions }) => permissions.includes('CreateProject'));
  const current = useCurrentWorkspace();
  const [chosen, setChosen] = useState<string>(current.id);
  // One for as long as the dialog is open: a second click makes no second project.
  const [idempotencyKey] = useState(newId);
  const remix = useRemixProject();
  const { remix: words } = projectTexts;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = {
      projectId: project.id,
      workspaceId: chosen,
      idempotencyKey: `${idempotencyKey}-${chosen}`,
    };
    remix.mutateAsync(wish).then(
      ({ id }) => {
        toast.success(words.done);
        onClose();
        onOpen(id);
      },
      // Shown below.
      () => undefined,
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>
            <strong className="font-semibold break-words text-foreground">{project.display_name}</strong>{' '}
            {words.detail}
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} className="flex flex-col gap-4">
          {places.length > 1 ? (
            <div className="max-h-[50dvh] overflow-y-auto">
              <RadioCards
                label={words.where}
                value={chosen}
                onValueChange={setChosen}
                options={places.map(({ id, name, member_count: count }) => ({
                  value: String(id),
                  title: name,
                  description: count === 1 ? 'Only you' : `${count} members`,
                }))}
              />
            </div>
          ) : null}
          {remix.isError ? (
            <p role="alert" className="text-sm text-danger">
              {shownProblem(remix.error).message}
            </p>
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={remix.isPending}>
              {words.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
