import { EmptyState, IconButton, Input, scrollRegion } from '@loam/ui';
import { Search, X } from 'lucide-react';
import { codeTexts } from '../texts.data.ts';
import { useFileTree } from '../use-file-tree.ts';
import { DownloadProjectButton } from './download-project-button.tsx';
import { FileTree } from './file-tree.tsx';

interface FileListProps {
  readonly projectId: string;
  readonly paths: readonly string[];
  readonly selected: string | undefined;
  readonly onSelect: (path: string) => void;
}

/** The left side: a filter, the tree, and everything at once as a ZIP. */
export function FileList({ projectId, paths, selected, onSelect }: FileListProps) {
  const { rows, toggle, reveal, filter, changeFilter } = useFileTree(paths);
  const select = (path: string) => {
    reveal(path);
    onSelect(path);
  };
  return (
    <div className="flex h-full min-w-0 flex-col">
      <div className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-2">
        <FilterBox value={filter} onChange={changeFilter} />
        <DownloadProjectButton projectId={projectId} />
      </div>
      <div {...scrollRegion(codeTexts.files)} className="focus-ring-inset min-h-0 flex-1 overflow-y-auto">
        {rows.length === 0 ? (
          <EmptyState icon={Search} title={codeTexts.noMatch} className="px-3">
            {codeTexts.noMatchDetail}
          </EmptyState>
        ) : (
          <FileTree rows={rows} selected={selected} onSelect={select} onToggle={toggle} />
        )}
      </div>
    </div>
  );
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
