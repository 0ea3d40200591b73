import { Edit } from '@loam/contract';
import { RestoreVersionDialog } from '../../features/versions/components/restore-version-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const id = '00000000-0000-4000-8000-000000000001';
const sample = Edit.pick({ id: true, project_id: true, tags: true, commit_message: true }).parse({
  id,
  project_id: id,
  commit_message: 'Add a booking form',
  tags: { summary: 'Add a booking form' },
});

export const versionDialogs: readonly RegisteredDialog[] = [
  { id: 'restore-version', render: (onClose) => <RestoreVersionDialog edit={sample} onClose={onClose} /> },
];
