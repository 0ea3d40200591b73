import { fillText, limits } from '@loam/contract';
import { toast } from '@loam/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { shownProblem } from '../../shared/problems.ts';
import { uploadFile } from '../uploads/upload-file.ts';
import { type SaveBody, useSaveCode } from './api.ts';
import { useCode } from './code-context.tsx';
import { DeleteFileDialog } from './components/delete-file-dialog.tsx';
import { FileNameDialog } from './components/file-name-dialog.tsx';
import { filesText } from './model/count-files.ts';
import { isAtOrBelow } from './model/desk.ts';
import { joinPath } from './model/file-name.ts';
import { viewOfBytes } from './model/file-view.ts';
import { codeTexts } from './texts.data.ts';

/** git keeps no empty folder; this file holds one open until there is another. */
const folderKeeper = '.gitkeep';
const words = codeTexts.change;

/** What can be done with files and folders as wholes. Each is a version of its own, so each can be taken back. */
export function useFileActions() {
  const { project, listing, dispatch, open } = useCode();
  const { mutateAsync: change } = useSaveCode(project.id);
  const upload = useUploads(project.id, change);
  const dialogs = useDialogs();
  const existing = new Set(listing.paths);

  const create = async (path: string, kind: 'file' | 'folder') => {
    const file = kind === 'file' ? path : joinPath(path, folderKeeper);
    await change({
      changes: [{ path: file, content: '', action: 'create' }],
      commit_message: fillText(words.createMessage, { path }),
    });
    toast.success(fillText(words.created, { path }));
    if (kind === 'file') open(file, { line: 1 });
  };
  const rename = async (from: string, path: string) => {
    await change({
      changes: [{ path, from, action: 'rename' }],
      commit_message: fillText(words.renameMessage, { from, path }),
    });
    dispatch({ kind: 'renamed', from, path });
    toast.success(fillText(words.renamed, { path }));
  };
  const remove = async (path: string) => {
    await change({
      changes: [{ path, action: 'delete' }],
      commit_message: fillText(words.deleteMessage, { path }),
    });
    dispatch({ kind: 'deleted', path });
    toast.success(fillText(words.deleted, { path }));
  };
  return {
    upload,
    newFile: (folder: string) =>
      dialogs.open(FileNameDialog, {
        wish: { kind: 'file', folder },
        existing,
        onName: (path) => create(path, 'file'),
      }),
    newFolder: (folder: string) =>
      dialogs.open(FileNameDialog, {
        wish: { kind: 'folder', folder },
        existing,
        onName: (path) => create(path, 'folder'),
      }),
    rename: (path: string) =>
      dialogs.open(FileNameDialog, {
        wish: { kind: 'rename', path },
        existing,
        onName: (to) => rename(path, to),
      }),
    remove: (path: string) =>
      dialogs.open(DeleteFileDialog, {
        path,
        fileCount: existing.has(path) ? 1 : listing.paths.filter((one) => isAtOrBelow(one, path)).length,
        isFolder: !existing.has(path),
        onDelete: () => remove(path),
      }),
  };
}

export type FileActions = ReturnType<typeof useFileActions>;

function useUploads(projectId: string, change: (body: SaveBody) => Promise<unknown>) {
  const api = useApi();
  const { mutate } = useMutation({
    mutationFn: async ({ folder, files }: { readonly folder: string; readonly files: readonly File[] }) => {
      const parts = await Promise.all(files.map((file) => partOf(file, folder)));
      await change({
        changes: parts.flatMap(({ changes }) => changes),
        uploads: parts.flatMap(({ uploads }) => uploads),
        commit_message: fillText(words.uploadMessage, {
          n: filesText(files.length),
          folder: folder === '' ? codeTexts.tree.root : folder,
        }),
      });
      toast.success(fillText(words.uploaded, { n: filesText(files.length) }));
    },
    onError: (error) => void toast.error(shownProblem(error).message),
  });
  /** Text goes with the call; only bytes take the way of uploads, which knows fewer kinds of files. */
  const partOf = async (file: File, folder: string) => {
    const path = joinPath(folder, file.name);
    const view = viewOfBytes(new Uint8Array(await file.arrayBuffer()));
    if (view.kind === 'text') return { changes: [{ path, content: view.text }], uploads: [] };
    const { image } = await uploadFile(api, {
      file,
      name: file.name,
      contentType: file.type === '' ? 'application/octet-stream' : file.type,
      projectId,
      signal: new AbortController().signal,
    });
    return { changes: [], uploads: [{ path, download_url: image.url, file_id: image.id }] };
  };
  return (folder: string, files: readonly File[]) => {
    const tooLarge = files.find(({ size }) => size > limits.uploads.maxBytes);
    if (tooLarge) {
      const limit = `${limits.uploads.maxBytes / 1_048_576} MB`;
      toast.error(fillText(words.uploadTooLarge, { name: tooLarge.name, limit }));
    } else if (files.length > 0) mutate({ folder, files });
  };
}
