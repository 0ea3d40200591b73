import { ApiProblem } from '@loam/client';
import { fillText, type SaveConflict, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { shownProblem } from '../../shared/problems.ts';
import { refreshFiles, useSaveCode } from './api.ts';
import { acceptTexts } from './cache.ts';
import { MergeDialog, type MergeFile } from './components/merge-dialog.tsx';
import type { DeskStore } from './desk-store.ts';
import { fileName } from './model/file-view.ts';
import { codeTexts } from './texts.data.ts';

/** Saves everything that is pending as one version. Where someone else was faster, both texts are shown. */
export function useSave(projectId: string, store: DeskStore) {
  const api = useApi();
  const cache = useQueryClient();
  const dialogs = useDialogs();
  const { mutateAsync } = useSaveCode(projectId);

  const send = async (): Promise<boolean> => {
    const { pending, baseSha } = store.get();
    if (pending.size === 0 || baseSha === undefined) return true;
    const sent = new Map([...pending].map(([path, { text }]) => [path, text]));
    const { savedSha, listing } = await mutateAsync({
      changes: [...sent].map(([path, content]) => ({ path, content })),
      commit_message: messageOf([...sent.keys()]),
      base_commit_sha: baseSha,
      rebase: true,
    });
    toast.success(texts.code.saved);
    if (listing === undefined) {
      store.dispatch({ kind: 'discard', paths: [...sent.keys()] });
      return true;
    }
    if (listing.commitSha === savedSha) acceptTexts(cache, projectId, { listing, texts: sent });
    store.dispatch({ kind: 'saved', sent, files: listing, savedSha });
    return store.get().pending.size === 0;
  };

  const merge = async (conflict: SaveConflict): Promise<void> => {
    const listing = await refreshFiles(cache, api, projectId);
    dialogs.open(MergeDialog, {
      files: conflict.files.map(mergeFile),
      isSaving: true,
      onMerged: (merged) => {
        const base = { commitSha: conflict.head_commit_sha, blobs: listing.blobs };
        store.dispatch({ kind: 'merged', texts: merged, base });
        void save();
      },
    });
  };

  const save = async (): Promise<boolean> => {
    try {
      return await send();
    } catch (error) {
      const conflict = error instanceof ApiProblem ? error.conflict : undefined;
      if (conflict !== undefined) await merge(conflict).catch(tell);
      else tell(error);
      return false;
    }
  };
  return save;
}

function tell(error: unknown): void {
  toast.error(codeTexts.save.failed, { description: shownProblem(error).message });
}

function mergeFile({ path, theirs, yours }: SaveConflict['files'][number]): MergeFile {
  return {
    path,
    theirs: theirs === null ? { kind: 'deleted' } : sideOf(theirs.contents),
    mine: yours?.contents ?? '',
  };
}

function sideOf(contents: string | null): MergeFile['theirs'] {
  return contents === null ? { kind: 'hidden' } : { kind: 'text', text: contents };
}

function messageOf(paths: readonly string[]): string {
  const [first = ''] = paths;
  return paths.length === 1
    ? fillText(codeTexts.save.message, { file: fileName(first) })
    : fillText(codeTexts.save.messageMany, { n: paths.length });
}
