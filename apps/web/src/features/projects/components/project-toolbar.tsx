import { ProjectSortBy, ProjectVisibility } from '@loam/contract';
import {
  IconButton,
  Input,
  SegmentedControl,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { ArchiveRestore, LayoutGrid, List, Search, X } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useLocalValue } from '../../../shared/local-value.ts';
import { projectLayoutValue } from '../local-values.ts';
import type { ProjectFilter } from '../model/list-filter.ts';
import { projectTexts } from '../texts.data.ts';
import { useDebouncedText } from '../use-debounced-text.ts';
import { DeletedProjectsDialog } from './deleted-projects-dialog.tsx';

interface ProjectToolbarProps {
  readonly filter: ProjectFilter;
  readonly onFilterChange: (filter: ProjectFilter) => void | Promise<void>;
}

const { list, visibility: visibilityTexts } = projectTexts;

export function ProjectToolbar({ filter, onFilterChange }: ProjectToolbarProps) {
  const dialogs = useDialogs();
  const [layout, setLayout] = useLocalValue(projectLayoutValue);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-lg">{list.title}</h2>
      <div className="flex items-center gap-2 sm:order-last">
        <SegmentedControl
          label="Layout"
          size="sm"
          value={layout}
          onValueChange={setLayout}
          segments={[
            { value: 'grid', label: 'Grid', icon: LayoutGrid, iconOnly: true },
            { value: 'list', label: 'List', icon: List, iconOnly: true },
          ]}
        />
        <IconButton label={list.recentlyDeleted} onClick={() => dialogs.open(DeletedProjectsDialog, {})}>
          <ArchiveRestore aria-hidden />
        </IconButton>
      </div>
      <SearchBox value={filter.q} onCommit={(q) => onFilterChange({ ...filter, q })} />
      <VisibilityFilter
        value={filter.visibility}
        onChange={(visibility) => void onFilterChange({ ...filter, visibility })}
      />
      <SortSelect value={filter.sort} onChange={(sort) => void onFilterChange({ ...filter, sort })} />
    </div>
  );
}

interface SearchBoxProps {
  readonly value: string;
  readonly onCommit: (q: string) => void | Promise<void>;
}

function SearchBox({ value, onCommit }: SearchBoxProps) {
  const { text, type, commit } = useDebouncedText(value, onCommit);
  return (
    <div className="relative w-60 max-sm:w-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        inputSize="md"
        aria-label={list.search}
        placeholder={list.search}
        value={text}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void commit(text);
          if (event.key === 'Escape' && text !== '') void commit('');
        }}
        className="px-8 [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? null : (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            type('');
            void commit('');
          }}
          className="absolute top-1/2 right-1 flex size-7 -translate-y-1/2 items-center justify-center rounded-md text-muted-foreground hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}

interface VisibilityFilterProps {
  readonly value: ProjectFilter['visibility'];
  readonly onChange: (visibility: ProjectFilter['visibility']) => void;
}

function VisibilityFilter({ value, onChange }: VisibilityFilterProps) {
  const choose = (next: string) => {
    const parsed = ProjectVisibility.safeParse(next);
    onChange(parsed.success ? parsed.data : 'all');
  };
  return (
    <Select value={value} onValueChange={choose}>
      <SelectTrigger aria-label={list.visibilityFilter} className="w-36 max-sm:flex-1">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        <SelectItem value="all">{list.anyVisibility}</SelectItem>
        {ProjectVisibility.options.map((visibility) => (
          <SelectItem key={visibility} value={visibility}>
            {visibilityTexts.names[visibility]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

interface SortSelectProps {
  readonly value: ProjectSortBy;
  readonly onChange: (sort: ProjectSortBy) => void;
}

function SortSelect({ value, onChange }: SortSelectProps) {
  const choose = (next: string) => {
    const parsed = ProjectSortBy.safeParse(next);
    if (parsed.success) onChange(parsed.data);
  };
  return (
    <Select value={value} onValueChange={choose}>
      <SelectTrigger aria-label={list.sort} className="w-36 max-sm:flex-1">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {ProjectSortBy.options.map((sort) => (
          <SelectItem key={sort} value={sort}>
            {list.sorts[sort]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
