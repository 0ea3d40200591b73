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
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import type { CopiedBackend } from '../changes.ts';
import { projectTexts } from '../texts.data.ts';

interface DuplicateProjectDialogProps {
  readonly project: Pick<Project, 'display_name' | 'permissions'>;
  readonly onDuplicate: (backend: CopiedBackend) => void;
}

/** Asked only of a project that has a backend: how much of it the copy gets. */
export function DuplicateProjectDialog({
  project,
  onDuplicate,
  onClose,
}: DuplicateProjectDialogProps & DialogProps) {
  const [chosen, setChosen] = useState<CopiedBackend>('structure');
  const { duplicate: words } = projectTexts;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDuplicate(chosen);
    onClose();
  };
  const options = (['nothing', 'structure', 'data'] as const).map((value) => ({
    value,
    ...words.backend[value],
    ...(value === 'data' && !project.permissions.includes('EditBackend')
      ? { disabledReason: words.noRight }
      : {}),
  }));
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
          <RadioCards label={words.question} value={chosen} onValueChange={setChosen} options={options} />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary">
              {projectTexts.actions.duplicate}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
