import { type Project, visibilityFault, type Workspace } from '@loam/contract';
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
import { shownProblem } from '../../../shared/problems.ts';
import { useWorkspaces } from '../../workspaces/api.ts';
import { useMoveProject } from '../changes.ts';
import { projectTexts } from '../texts.data.ts';

export interface MoveProjectDialogProps {
  readonly project: Pick<Project, 'id' | 'display_name' | 'workspace_id' | 'visibility'>;
}

export function MoveProjectDialog({ project, onClose }: MoveProjectDialogProps & DialogProps) {
  const targets = useWorkspaces().filter((workspace) => workspace.id !== project.workspace_id);
  const move = useMoveProject(project.id);
  const firstOpen = targets.find((workspace) => moveFault(project, workspace) === undefined);
  const [chosen, setChosen] = useState<string>(firstOpen?.id ?? '');
  const { move: words } = projectTexts;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '') return;
    move.mutate(chosen, {
      onSuccess: ({ workspace }) => {
        toast.success(`${words.done} ${workspace.name}`);
        onClose();
      },
    });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{targets.length === 0 ? words.nowhere : words.detail}</DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} className="flex flex-col gap-4">
          <div className="max-h-[50dvh] overflow-y-auto">
            <RadioCards
              label={words.title}
              value={chosen}
              onValueChange={setChosen}
              options={targets.map((workspace) => targetOption(project, workspace))}
            />
          </div>
          {move.isError ? (
            <p role="alert" className="text-sm text-danger">
              {shownProblem(move.error).message}
            </p>
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {targets.length === 0 ? 'Close' : 'Cancel'}
            </Button>
            {targets.length === 0 ? null : (
              <Button type="submit" variant="primary" disabled={chosen === ''} loading={move.isPending}>
                {words.confirm}
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function moveFault(project: MoveProjectDialogProps['project'], workspace: Workspace): string | undefined {
  if (!workspace.permissions.includes('CreateProject')) return projectTexts.move.noRight;
  return visibilityFault(project.visibility, {
    plan: workspace.plan,
    disablePublish: workspace.disable_publish,
  })?.detail;
}

function targetOption(project: MoveProjectDialogProps['project'], workspace: Workspace) {
  const fault = moveFault(project, workspace);
  const count = workspace.member_count;
  return {
    value: String(workspace.id),
    title: workspace.name,
    description: count === 1 ? 'Only you' : `${count} members`,
    ...(fault === undefined ? {} : { disabledReason: fault }),
  };
}
