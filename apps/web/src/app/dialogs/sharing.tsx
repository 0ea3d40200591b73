import { CollaboratorId, ProjectId } from '@loam/contract';
import { LeaveProjectDialog } from '../../features/sharing/components/leave-project-dialog.tsx';
import { RemoveCollaboratorDialog } from '../../features/sharing/components/remove-collaborator-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const project = { id: ProjectId.parse('00000000-0000-4000-8000-000000000051'), name: 'Garden planner' };
const person = {
  id: CollaboratorId.parse('00000000-0000-4000-8000-000000000052'),
  name: 'Bo Meadow',
  isPending: false,
};

export const sharingDialogs: readonly RegisteredDialog[] = [
  {
    id: 'remove-collaborator',
    render: (onClose) => (
      <RemoveCollaboratorDialog projectId={project.id} person={person} onClose={onClose} />
    ),
  },
  {
    id: 'leave-project',
    render: (onClose) => <LeaveProjectDialog project={project} onLeft={() => {}} onClose={onClose} />,
  },
];
