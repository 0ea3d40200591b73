import type { Binding } from '../../http/bind.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import { editingRoutes } from './routes.ts';

export interface EditingDeps {
  readonly versions: Pick<Versions, 'write' | 'findByCommit' | 'filePaths' | 'wire'>;
  readonly uploads: Pick<Uploads, 'open'>;
}

export interface Editing {
  readonly bindings: Binding[];
}

export function createEditing({ versions, uploads }: EditingDeps): Editing {
  return { bindings: editingRoutes({ versions, uploads }, versions.wire) };
}
