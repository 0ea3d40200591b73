import { accountDialogs } from './dialogs/accounts.tsx';
import { projectDialogs } from './dialogs/projects.tsx';
import type { RegisteredDialog } from './registered-dialog.ts';

/** Every dialog of the app with sample data; a test holds this list against the files. */
export const dialogs: readonly RegisteredDialog[] = [...accountDialogs, ...projectDialogs];
