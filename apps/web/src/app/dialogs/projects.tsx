import { Project } from '@loam/contract';
import { DeletedProjectsDialog } from '../../features/projects/components/deleted-projects-dialog.tsx';
import { DeleteProjectDialog } from '../../features/projects/components/delete-project-dialog.tsx';
import { DuplicateProjectDialog } from '../../features/projects/components/duplicate-project-dialog.tsx';
import { ImportDoneDialog } from '../../features/projects/components/import-done-dialog.tsx';
import { ImportProjectDialog } from '../../features/projects/components/import-project-dialog.tsx';
import { MoveProjectDialog } from '../../features/projects/components/move-project-dialog.tsx';
import { RemixProjectDialog } from '../../features/projects/components/remix-project-dialog.tsx';
import { RenameProjectDialog } from '../../features/projects/components/rename-project-dialog.tsx';
import { TemplateDialog } from '../../features/projects/components/template-dialog.tsx';
import { sampleReport } from '../../features/projects/model/sample-report.data.ts';
import type { RegisteredDialog } from '../registered-dialog.ts';

const id = '00000000-0000-4000-8000-000000000001';
const sample = Project.pick({
  id: true,
  name: true,
  display_name: true,
  workspace_id: true,
  visibility: true,
}).parse({
  id,
  name: 'tennis-club',
  display_name: 'Tennis club',
  workspace_id: id,
  visibility: 'private',
});

export const projectDialogs: readonly RegisteredDialog[] = [
  { id: 'rename-project', render: (onClose) => <RenameProjectDialog project={sample} onClose={onClose} /> },
  {
    id: 'remix-project',
    render: (onClose) => (
      <RemixProjectDialog
        project={{ ...sample, permissions: ['EditProject'] }}
        onOpen={() => {}}
        onClose={onClose}
      />
    ),
  },
  { id: 'move-project', render: (onClose) => <MoveProjectDialog project={sample} onClose={onClose} /> },
  {
    id: 'duplicate-project',
    render: (onClose) => (
      <DuplicateProjectDialog
        project={{ ...sample, permissions: ['ViewBackend'] }}
        onDuplicate={() => {}}
        onClose={onClose}
      />
    ),
  },
  { id: 'delete-project', render: (onClose) => <DeleteProjectDialog project={sample} onClose={onClose} /> },
  { id: 'deleted-projects', render: (onClose) => <DeletedProjectsDialog onClose={onClose} /> },
  {
    id: 'template',
    render: (onClose) => (
      <TemplateDialog
        place={{ workspaceId: sample.workspace_id, visibility: 'private' }}
        onCreated={() => {}}
        onClose={onClose}
      />
    ),
  },
  {
    id: 'import-project',
    render: (onClose) => (
      <ImportProjectDialog
        place={{ workspaceId: sample.workspace_id, visibility: 'private' }}
        onCreated={() => {}}
        onClose={onClose}
      />
    ),
  },
  {
    id: 'import-done',
    render: (onClose) => (
      <ImportDoneDialog title="Tennis club" report={sampleReport} onOpen={onClose} onClose={onClose} />
    ),
  },
];
