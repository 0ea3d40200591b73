import { type BackendTable, fillText, limits, texts } from '@loam/contract';
import {
  Button,
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
  toast,
} from '@loam/ui';
import { Columns3, ListFilter, Plus, RefreshCw, Settings2 } from 'lucide-react';
import type { ScreenProps } from '../../console/screen.ts';
import { shortType } from '../../grid/short-type.ts';
import { type TableRef, useRefresh } from '../api.ts';
import { type FilterDraft, newFilter } from '../model/filters.ts';
import { structureWords } from '../structure/texts.data.ts';
import { databaseWords } from '../texts.data.ts';
import { DeleteRows } from './delete-rows.tsx';
import { ExportButton } from './export-button.tsx';
import type { ShownRows } from './shown-rows.ts';
import { PoliciesButton } from './table-list.tsx';

const words = texts.database;

interface ToolbarActions extends Pick<ScreenProps, 'push' | 'has'> {
  onHidden(hidden: readonly string[]): void;
  onFilter(draft: FilterDraft): void;
  onAdd(): void;
  onAddColumn(): void;
  onDeleted(): void;
}

interface TableToolbarProps {
  readonly tableRef: TableRef;
  readonly shown: ShownRows;
  readonly drafts: readonly FilterDraft[];
  readonly hidden: readonly string[];
  readonly selected: readonly string[];
  readonly canEdit: boolean;
  readonly actions: ToolbarActions;
}

export function TableToolbar(props: TableToolbarProps) {
  const { tableRef, shown, drafts, hidden, selected, canEdit, actions } = props;
  const { table } = shown;
  const refresh = useRefresh(tableRef);
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-border px-2 py-1.5">
      {selected.length > 0 ? (
        <DeleteRows tableRef={tableRef} keys={selected} onDeleted={actions.onDeleted} />
      ) : (
        <FilterMenu table={table} drafts={drafts} onFilter={actions.onFilter} />
      )}
      <ColumnsMenu
        table={table}
        hidden={hidden}
        onHidden={actions.onHidden}
        onAddColumn={canEdit && table.kind === 'table' ? actions.onAddColumn : undefined}
      />
      <IconButton label={words.refresh} size="sm" onClick={() => void refresh()}>
        <RefreshCw aria-hidden />
      </IconButton>
      <div className="ms-auto flex flex-wrap items-center gap-1 max-sm:contents max-sm:[&>*]:order-2">
        <StructureButton table={table.name} push={actions.push} />
        <PoliciesButton push={actions.push} has={actions.has} table={table.name} />
        <ExportButton tableRef={tableRef} filters={shown.filters} sort={shown.sort} />
        {canEdit && table.kind === 'table' ? (
          // On a phone it stands in the first of two lines.
          <Button
            variant="primary"
            size="sm"
            className="max-sm:order-1! max-sm:ms-auto"
            onClick={actions.onAdd}
          >
            <Plus aria-hidden />
            {words.addRow}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function StructureButton({ table, push }: Pick<ScreenProps, 'push'> & { readonly table: string }) {
  const title = fillText(structureWords.structureOf, { table });
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => push({ section: 'database', title, params: { table, view: 'structure' } })}
    >
      <Settings2 aria-hidden />
      {structureWords.structure}
    </Button>
  );
}

interface FilterMenuProps {
  readonly table: BackendTable;
  readonly drafts: readonly FilterDraft[];
  readonly onFilter: (draft: FilterDraft) => void;
}

function FilterMenu({ table, drafts, onFilter }: FilterMenuProps) {
  const free = table.columns.filter(({ name }) => !drafts.some(({ column }) => column === name));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm">
          <ListFilter aria-hidden />
          {databaseWords.filter}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 overflow-y-auto">
        {free.length === 0 ? <DropdownMenuItem disabled>{words.allFiltered}</DropdownMenuItem> : null}
        {free.map((column) => (
          <DropdownMenuItem key={column.name} onSelect={() => onFilter(newFilter(column))}>
            <span className="truncate">{column.name}</span>
            <span className="ms-auto ps-4 text-xs text-muted-foreground">{shortType(column.data_type)}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface ColumnsMenuProps {
  readonly table: BackendTable;
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onAddColumn: (() => void) | undefined;
}

function ColumnsMenu({ table, hidden, onHidden, onAddColumn }: ColumnsMenuProps) {
  const toggle = (name: string, isShown: boolean) => {
    if (isShown) return onHidden(hidden.filter((one) => one !== name));
    if (table.columns.length - hidden.length <= limits.database.minVisibleColumns)
      return toast.error(words.keepOneColumn);
    return onHidden([...hidden, name]);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm">
          <Columns3 aria-hidden />
          {databaseWords.columns}
          {hidden.length === 0 ? null : (
            <span className="text-xs text-muted-foreground tabular-nums">
              {table.columns.length - hidden.length}/{table.columns.length}
            </span>
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 overflow-y-auto">
        {table.columns.map(({ name }) => (
          <DropdownMenuCheckboxItem
            key={name}
            checked={!hidden.includes(name)}
            onCheckedChange={(isShown) => toggle(name, isShown)}
            onSelect={(event) => event.preventDefault()}
          >
            {name}
          </DropdownMenuCheckboxItem>
        ))}
        {onAddColumn === undefined ? null : (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onAddColumn}>
              <Plus aria-hidden />
              {words.addColumn}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
