import type { Clock } from '@loam/kernel';
import type { Binding } from '../../http/bind.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import { editingRoutes } from './routes.ts';

export { createVisualEditing } from './visual-editing.ts';
export { createCodeSocket } from './code-socket.ts';

export interface EditingDeps {
  readonly versions: Pick<Versions, 'write' | 'findByCommit' | 'filePaths' | 'files' | 'visitTexts' | 'wire'>;
  readonly clock: Clock;
  readonly uploads: Pick<Uploads, 'open'>;
}

export interface Editing {
  readonly bindings: Binding[];
}

export function createEditing(deps: EditingDeps): Editing {
  return { bindings: editingRoutes(deps) };
}
