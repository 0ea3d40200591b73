import { accountDialogs } from './dialogs/accounts.tsx';
import { adminDialogs } from './dialogs/admin.tsx';
import { billingDialogs } from './dialogs/billing.tsx';
import { chatDialogs } from './dialogs/chat.tsx';
import { cloudDialogs } from './dialogs/cloud.tsx';
import { editingDialogs } from './dialogs/editing.tsx';
import { projectDialogs } from './dialogs/projects.tsx';
import { publishingDialogs } from './dialogs/publishing.tsx';
import { sharingDialogs } from './dialogs/sharing.tsx';
import { versionDialogs } from './dialogs/versions.tsx';
import { workspaceDialogs } from './dialogs/workspaces.tsx';
import type { RegisteredDialog } from './registered-dialog.ts';

/** Every dialog of the app with sample data; a test holds this list against the files. */
export const dialogs: readonly RegisteredDialog[] = [
  ...accountDialogs,
  ...projectDialogs,
  ...sharingDialogs,
  ...workspaceDialogs,
  ...billingDialogs,
  ...adminDialogs,
  ...versionDialogs,
  ...chatDialogs,
  ...cloudDialogs,
  ...editingDialogs,
  ...publishingDialogs,
];
