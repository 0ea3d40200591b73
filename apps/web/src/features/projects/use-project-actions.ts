import type { Project } from '@loam/contract';
import { toast } from '@loam/ui';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { newId } from '../../shared/new-id.ts';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { type CopiedBackend, useBackendLook, useDuplicateProject, useSetVisibility } from './changes.ts';
import { DeleteProjectDialog } from './components/delete-project-dialog.tsx';
import { DuplicateProjectDialog } from './components/duplicate-project-dialog.tsx';
import { MoveProjectDialog } from './components/move-project-dialog.tsx';
import { RemixProjectDialog } from './components/remix-project-dialog.tsx';
import { RenameProjectDialog } from './components/rename-project-dialog.tsx';
import { projectTexts } from './texts.data.ts';

export interface ProjectActionHandlers {
  readonly onOpen: (projectId: string) => void;
  readonly onDelete?: (() => void) | undefined;
}

/** What the menus of a project offer. They keep working when the menu that started them is gone. */
export function useProjectActions(project: Project, handlers: ProjectActionHandlers) {
  const dialogs = useDialogs();
  const report = useReportProblem();
  const { mutateAsync: duplicate } = useDuplicateProject();
  const { mutateAsync: setVisibility } = useSetVisibility(project.id);
  const hasBackend = useBackendLook();
  const onDuplicate = (backend: CopiedBackend) => {
    const copying = duplicate({ projectId: project.id, backend, idempotencyKey: newId() });
    const id = toast.loading(projectTexts.duplicate.running);
    copying.then(
      (copy) =>
        toast.success(projectTexts.duplicate.done, {
          id,
          description: backend === 'nothing' ? undefined : projectTexts.duplicate.copying,
          action: { label: projectTexts.actions.open, onClick: () => handlers.onOpen(copy.id) },
        }),
      (error: unknown) => {
        toast.dismiss(id);
        report(error);
      },
    );
  };
  return {
    rename: () => dialogs.open(RenameProjectDialog, { project }),
    move: () => dialogs.open(MoveProjectDialog, { project }),
    remix: () => dialogs.open(RemixProjectDialog, { project, onOpen: handlers.onOpen }),
    remove: () => dialogs.open(DeleteProjectDialog, { project, onDelete: handlers.onDelete }),
    setVisibility: (visibility: Project['visibility']) => {
      setVisibility(visibility).catch(report);
    },
    duplicate: () => {
      const ask = () => dialogs.open(DuplicateProjectDialog, { project, onDuplicate });
      hasBackend(project).then((has) => (has ? ask() : onDuplicate('nothing')), report);
    },
  };
}
