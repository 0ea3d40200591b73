import { BackendImportDialog } from '../../features/cloud/import/components/backend-import-dialog.tsx';
import { sampleBackendImport } from '../../features/cloud/import/model/sample-import.data.ts';
import type { RegisteredDialog } from '../registered-dialog.ts';

export const cloudDialogs: readonly RegisteredDialog[] = [
  {
    id: 'backend-import',
    render: (onClose) => (
      <BackendImportDialog
        projectId="00000000-0000-4000-8000-000000000001"
        initial={sampleBackendImport}
        reason={undefined}
        onAsk={() => {}}
        onClose={onClose}
      />
    ),
  },
];
