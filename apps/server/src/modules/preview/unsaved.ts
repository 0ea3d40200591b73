import type { NoEngine, PreviewEngine } from './ports.ts';
import type { UnsavedFiles, WorkingCopies } from './working-copies.ts';

export interface Unsaved {
  /**
   * Lays files over the version that the preview shows; those of the last time that are not among them are as saved
   * again. False when the preview is at another version than they were made for.
   */
  lay(projectId: string, input: { readonly commit: string; readonly files: UnsavedFiles }): Promise<boolean>;
}

export function createUnsaved(copies: WorkingCopies, engine: PreviewEngine | NoEngine): Unsaved {
  return {
    async lay(projectId, input) {
      const isLaid = await copies.lay(projectId, input);
      if (isLaid && !('kind' in engine)) engine.sourceChanged(projectId);
      return isLaid;
    },
  };
}
