import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
  toast,
} from '@loam/ui';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { folderOf } from '../model/file-name.ts';
import { codeTexts } from '../texts.data.ts';
import type { FileActions } from '../use-file-actions.ts';

interface TreeMenuProps {
  readonly actions: FileActions;
  readonly canEdit: boolean;
  readonly children: ReactNode;
}

interface MenuTarget {
  /** Undefined: the empty space below the rows. */
  readonly path: string | undefined;
  /** Where new files go. */
  readonly folder: string;
}

const words = codeTexts.tree;

/** What a right click, or the menu key, offers on the tree. */
export function TreeMenu({ actions, canEdit, children }: TreeMenuProps) {
  const [target, setTarget] = useState<MenuTarget>({ path: undefined, folder: '' });
  const picker = useFilePicker((files) => actions.upload(target.folder, files));
  const { path, folder } = target;
  return (
    <>
      <ContextMenu>
        <ContextMenuTrigger asChild onContextMenu={(event) => setTarget(targetOf(event))}>
          <div className="size-full">{children}</div>
        </ContextMenuTrigger>
        <ContextMenuContent aria-label={words.actions}>
          {canEdit ? (
            <>
              <ContextMenuItem onSelect={() => actions.newFile(folder)}>{words.newFile}</ContextMenuItem>
              <ContextMenuItem onSelect={() => actions.newFolder(folder)}>{words.newFolder}</ContextMenuItem>
              <ContextMenuItem onSelect={picker.open}>{words.upload}</ContextMenuItem>
            </>
          ) : null}
          {canEdit && path !== undefined ? (
            <>
              <ContextMenuSeparator />
              <ContextMenuItem shortcut="F2" onSelect={() => actions.rename(path)}>
                {words.rename}
              </ContextMenuItem>
              <ContextMenuItem tone="danger" shortcut="delete" onSelect={() => actions.remove(path)}>
                {words.delete}
              </ContextMenuItem>
            </>
          ) : null}
          {path === undefined ? null : (
            <>
              <ContextMenuSeparator />
              <ContextMenuItem onSelect={() => void copyPath(path)}>{words.copyPath}</ContextMenuItem>
            </>
          )}
        </ContextMenuContent>
      </ContextMenu>
      {picker.input}
    </>
  );
}

function targetOf(event: MouseEvent): MenuTarget {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]') : null;
  const path = row?.dataset['path'];
  if (path === undefined) return { path: undefined, folder: '' };
  return { path, folder: row?.dataset['kind'] === 'directory' ? path : folderOf(path) };
}

async function copyPath(path: string): Promise<void> {
  await navigator.clipboard.writeText(path);
  toast.success(words.pathCopied);
}

/** The browser's own dialog for files. */
function useFilePicker(onFiles: (files: readonly File[]) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      multiple
      hidden
      aria-hidden
      tabIndex={-1}
      data-file-picker
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file can be chosen again.
        event.target.value = '';
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
