import { DeleteFileDialog } from '../../features/editing/components/delete-file-dialog.tsx';
import { DiscardDialog } from '../../features/editing/components/discard-dialog.tsx';
import { FileNameDialog } from '../../features/editing/components/file-name-dialog.tsx';
import { GoToFileDialog } from '../../features/editing/components/go-to-file-dialog.tsx';
import { MergeDialog } from '../../features/editing/components/merge-dialog.tsx';
import { UnsavedChangesDialog } from '../../features/editing/components/unsaved-changes-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const nothing = async () => {};
const path = 'src/pages/Index.tsx';

export const editingDialogs: readonly RegisteredDialog[] = [
  {
    id: 'delete-file',
    render: (onClose) => (
      <DeleteFileDialog path="src/pages" isFolder fileCount={4} onDelete={nothing} onClose={onClose} />
    ),
  },
  {
    id: 'discard',
    render: (onClose) => <DiscardDialog paths={[path]} onDiscard={() => {}} onClose={onClose} />,
  },
  {
    id: 'file-name',
    render: (onClose) => (
      <FileNameDialog
        wish={{ kind: 'rename', path }}
        existing={new Set([path])}
        onName={nothing}
        onClose={onClose}
      />
    ),
  },
  {
    id: 'go-to-file',
    render: (onClose) => (
      <GoToFileDialog paths={[path, 'src/App.tsx']} active={path} onGo={() => {}} onClose={onClose} />
    ),
  },
  {
    id: 'merge',
    render: (onClose) => (
      <MergeDialog
        files={[{ path, theirs: { kind: 'text', text: 'const a = 1;\n' }, mine: 'const a = 2;\n' }]}
        isSaving
        onMerged={() => {}}
        onClose={onClose}
      />
    ),
  },
  {
    id: 'unsaved-changes',
    render: (onClose) => (
      <UnsavedChangesDialog
        fileCount={2}
        isSaving={false}
        onLeave={() => {}}
        onSave={() => {}}
        onClose={onClose}
      />
    ),
  },
];
