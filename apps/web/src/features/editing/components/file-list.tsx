import { EmptyState, IconButton, Input } from '@loam/ui';
import { FilePlus, Search, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { fillText } from '@loam/contract';
import { useCode } from '../code-context.tsx';
import { folderOf } from '../model/file-name.ts';
import { codeTexts } from '../texts.data.ts';
import { type FileActions, useFileActions } from '../use-file-actions.ts';
import { useFileTree } from '../use-file-tree.ts';
import { DownloadProjectButton } from './download-project-button.tsx';
import { FileTree } from './file-tree.tsx';
import { TreeMenu } from './tree-menu.tsx';

/** The files by name: a filter, the tree, and everything at once as a ZIP. */
export function FileList() {
  const { project, paths, desk, canEdit, open } = useCode();
  const { rows, toggle, filter, changeFilter } = useFileTree(paths, desk.active);
  const actions = useFileActions();
  const drop = useFileDrop(actions, canEdit);
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-2">
        <FilterBox value={filter} onChange={changeFilter} />
        {canEdit ? (
          <IconButton
            size="sm"
            side="bottom"
            label={codeTexts.change.newFileTitle}
            onClick={() => actions.newFile(desk.active === undefined ? '' : folderOf(desk.active))}
          >
            <FilePlus aria-hidden className="size-4" />
          </IconButton>
        ) : null}
        <DownloadProjectButton projectId={project.id} />
      </div>
      <div className="relative min-h-0 flex-1" {...drop.handlers}>
        <TreeMenu actions={actions} canEdit={canEdit}>
          {rows.length === 0 ? (
            <EmptyState icon={Search} title={codeTexts.noMatch} className="px-3">
              {codeTexts.noMatchDetail}
            </EmptyState>
          ) : (
            <FileTree
              rows={rows}
              selected={desk.active}
              unsaved={new Set(desk.pending.keys())}
              onSelect={(path) => open(path)}
              onToggle={toggle}
              onKey={(key, path) => {
                if (!canEdit) return;
                if (key === 'rename') actions.rename(path);
                else actions.remove(path);
              }}
            />
          )}
        </TreeMenu>
        {drop.folder === undefined ? null : (
          <p className="pointer-events-none absolute inset-1 flex items-end justify-center rounded-md bg-accent-subtle/80 p-3 text-center text-xs font-medium text-accent-subtle-foreground">
            {fillText(codeTexts.tree.dropHere, {
              folder: drop.folder === '' ? codeTexts.tree.root : drop.folder,
            })}
          </p>
        )}
      </div>
    </>
  );
}

/** Files dropped on a row go into its folder. */
function useFileDrop(actions: FileActions, canEdit: boolean) {
  const [folder, setFolder] = useState<string>();
  if (!canEdit) return { folder: undefined, handlers: {} };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setFolder(folderUnder(event));
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setFolder(undefined);
    actions.upload(folderUnder(event), [...event.dataTransfer.files]);
  };
  return { folder, handlers: { onDragOver, onDrop, onDragLeave: () => setFolder(undefined) } };
}

function folderUnder(event: DragEvent): string {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]') : null;
  const path = row?.dataset['path'] ?? '';
  return row?.dataset['kind'] === 'directory' ? path : folderOf(path);
}

interface FilterBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function FilterBox({ value, onChange }: FilterBoxProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <Input
        inputSize="sm"
        aria-label={codeTexts.filter}
        placeholder={codeTexts.filter}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        autoComplete="off"
        spellCheck={false}
        className="pr-7"
      />
      {value === '' ? null : (
        <IconButton
          size="sm"
          label={codeTexts.clearFilter}
          onClick={() => onChange('')}
          className="absolute top-0 right-0"
        >
          <X aria-hidden className="size-3.5" />
        </IconButton>
      )}
    </div>
  );
}
