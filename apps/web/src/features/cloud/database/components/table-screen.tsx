import { type BackendTable, fillText, limits, texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import { ErrorPanel } from '../../console/error-panel.tsx';
import type { ScreenProps } from '../../console/screen.ts';
import { isGone, useRows, useTable } from '../api.ts';
import { useStructure } from '../structure/api.ts';
import { ColumnForm } from '../structure/components/table-forms.tsx';
import { type FilterDraft, usableFilters } from '../model/filters.ts';
import { firstPage, goTo, type PagePlace } from '../model/paging.ts';
import { type GridSort, nextSort } from '../model/sorting.ts';
import { databaseWords } from '../texts.data.ts';
import { DataGrid } from './data-grid.tsx';
import { EmptyRows } from './empty-rows.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { type PanelMode, RowPanel } from './row-panel.tsx';
import { RowsNews } from './rows-news.tsx';
import { TableNotice } from './table-notice.tsx';
import { TableToolbar } from './table-toolbar.tsx';

interface TableScreenProps extends ScreenProps {
  readonly table: string;
}

/** One table: its rows page by page. */
export function TableScreen({ table, ...props }: TableScreenProps) {
  const description = useTable({ projectId: props.project.id, table });
  const isTableGone = isGone(description.error);
  const failed = (
    <ErrorPanel
      title={texts.database.tableUnavailable}
      {...(isTableGone && { detail: databaseWords.tableGone })}
      error={description.error}
      onRetry={description.refetch}
      isRetrying={description.isFetching}
    />
  );
  // A question that failed in passing takes nothing away that is open; a table that is gone leaves what was typed.
  if (description.data !== undefined)
    return <Rows {...props} description={description.data} gone={isTableGone ? failed : undefined} />;
  return description.isError ? failed : <GridPending />;
}

interface RowsProps extends ScreenProps {
  readonly description: BackendTable;
  /** Instead of all but an open form. */
  readonly gone: ReactNode;
}

function Rows({ project, params, push, has, description, gone }: RowsProps) {
  const ref = { projectId: project.id, table: description.name };
  const [drafts, setDrafts] = useState<readonly FilterDraft[]>(() => filtersFrom(params));
  const settled = useDebounced(drafts, limits.database.filterDebounceMs);
  const filters = usableFilters(settled, description.columns);
  const [sort, setSort] = useState<GridSort>();
  const [place, setPlace] = useState<PagePlace>(firstPage);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [panel, setPanel] = useState<PanelMode>();
  const [isAddingColumn, setIsAddingColumn] = useState(false);
  const page = useRows(ref, { filters, sort, place });
  const canEdit = project.permissions.includes('EditBackend');
  const isChangeable = canEdit && description.kind === 'table' && description.primary_keys.length === 1;
  const move = (next: PagePlace) => {
    setPlace(next);
    setSelected([]);
  };
  const restart = () => move({ ...firstPage, size: place.size });
  const changeFilters = (next: readonly FilterDraft[]) => {
    setDrafts(next);
    restart();
  };
  const shown = { table: description, page: page.data, filters, sort };
  return (
    <section
      aria-label={fillText(texts.database.viewingTable, { name: description.name })}
      className="flex h-full min-h-0 flex-col"
    >
      {gone ?? (
        <>
          <TableToolbar
            tableRef={ref}
            shown={shown}
            selected={selected}
            hidden={hidden}
            canEdit={canEdit}
            actions={{
              push,
              has,
              onHidden: setHidden,
              onFilter: (draft) => changeFilters([...drafts, draft]),
              onAdd: () => setPanel({ kind: 'create' }),
              onAddColumn: () => setIsAddingColumn(true),
              onDeleted: () => setSelected([]),
            }}
            drafts={drafts}
          />
          <FilterBar columns={description.columns} drafts={drafts} onChange={changeFilters} />
          <TableNotice table={description} canEdit={canEdit} />
          <RowsNews tableRef={ref} page={page} />
          {page.data === undefined && page.isError ? (
            <ErrorPanel error={page.error} onRetry={page.refetch} isRetrying={page.isFetching} />
          ) : page.data?.rows.length === 0 ? (
            <EmptyRows
              isFiltered={filters.length > 0}
              isLoading={page.isFetching}
              onRefresh={() => void page.refetch()}
              onRemoveFilters={() => changeFilters([])}
            />
          ) : (
            <DataGrid
              tableRef={ref}
              shown={shown}
              hidden={hidden}
              selected={selected}
              isChangeable={isChangeable}
              isLoading={page.isPlaceholderData || page.isPending}
              actions={{
                push,
                onSort: (column) => {
                  setSort(nextSort(sort, column));
                  restart();
                },
                onSelect: setSelected,
                onEdit: (row) => setPanel({ kind: 'edit', row }),
              }}
            />
          )}
          <Pager
            tableRef={ref}
            shown={shown}
            place={place}
            isFetching={page.isFetching}
            onPlace={move}
            onStep={(step) => move(goTo(place, step, page.data))}
          />
        </>
      )}
      {panel === undefined ? null : (
        <RowPanel tableRef={ref} table={description} mode={panel} onClose={() => setPanel(undefined)} />
      )}
      {isAddingColumn ? (
        <NewColumn projectId={project.id} table={description} onClose={() => setIsAddingColumn(false)} />
      ) : null}
    </section>
  );
}

interface NewColumnProps {
  readonly projectId: string;
  readonly table: BackendTable;
  readonly onClose: () => void;
}

function NewColumn(props: NewColumnProps) {
  const structure = useStructure(props.projectId);
  const ownTypes = (structure.data?.enums ?? []).map(({ name }) => name);
  return (
    <ColumnForm
      {...props}
      column={undefined}
      ownTypes={ownTypes}
      addedText={texts.database.columnAddedNamed}
    />
  );
}

/** Whoever comes from a key that points here sees the row that is meant. */
function filtersFrom({ column, value }: Readonly<Record<string, string>>): readonly FilterDraft[] {
  return column === undefined || value === undefined ? [] : [{ column, operator: 'equals', value }];
}

function GridPending() {
  return (
    <div aria-busy className="flex flex-col gap-1.5 p-3">
      <Skeleton className="h-8 w-72" />
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-7" />
      ))}
    </div>
  );
}
