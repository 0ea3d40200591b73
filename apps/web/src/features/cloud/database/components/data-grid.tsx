import { fillText, type TableColumn } from '@loam/contract';
import { Button, Checkbox, cn, IconButton, scrollRegion } from '@loam/ui';
import { ArrowDown, ArrowUp, KeyRound, Pencil } from 'lucide-react';
import type { ScreenProps } from '../../console/screen.ts';
import { shortType } from '../../grid/short-type.ts';
import { asGrid, gridPlace, useGridKeys } from '../../grid/use-grid-keys.ts';
import type { TableRef } from '../api.ts';
import { databaseWords } from '../texts.data.ts';
import { GridCell } from './grid-cell.tsx';
import { keyOf, type Row, type ShownRows } from './shown-rows.ts';

interface GridActions extends Pick<ScreenProps, 'push'> {
  onSort(column: string): void;
  onSelect(keys: readonly string[]): void;
  onEdit(row: Row): void;
}

interface DataGridProps {
  readonly tableRef: TableRef;
  readonly shown: ShownRows;
  readonly hidden: readonly string[];
  /** Keys of rows. */
  readonly selected: readonly string[];
  readonly isChangeable: boolean;
  readonly isLoading: boolean;
  readonly actions: GridActions;
}

export function DataGrid(props: DataGridProps) {
  const { tableRef, shown, hidden, isChangeable, isLoading } = props;
  const { table, page } = shown;
  const columns = table.columns.flatMap((column, index) =>
    hidden.includes(column.name) ? [] : [{ column, index }],
  );
  const firstValue = isChangeable ? 2 : 0;
  const keys = useGridKeys({
    rows: (page?.rows.length ?? 0) + 1,
    columns: firstValue + columns.length,
    firstValue,
  });
  return (
    <div
      {...scrollRegion(table.name)}
      {...keys}
      aria-busy={isLoading}
      className={cn('min-h-0 flex-1 overflow-auto', isLoading && 'opacity-60')}
    >
      <table {...asGrid} aria-label={table.name} className="border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {isChangeable ? <SelectAll {...props} /> : null}
            {columns.map(({ column }, index) => (
              <ColumnHead
                key={column.name}
                column={column}
                shown={shown}
                isFirst={index === 0}
                firstValue={firstValue}
                at={firstValue + index}
                onSort={props.actions.onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {page?.rows.map((row, number) => (
            <tr key={keyOf(table, row) ?? number} className="group/row">
              {isChangeable ? <SelectRow {...props} row={row} number={number + 1} /> : null}
              {columns.map(({ column, index }, place) => (
                <GridCell
                  key={column.name}
                  tableRef={tableRef}
                  table={table}
                  column={column}
                  row={row}
                  value={row[index] ?? null}
                  place={{ row: number + 1, column: firstValue + place, firstValue }}
                  push={props.actions.push}
                  isChangeable={isChangeable}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const headCell =
  'sticky top-0 z-10 h-8 border-b border-e border-border bg-surface-sunken text-start text-xs font-medium whitespace-nowrap';

function SelectAll({ shown, selected, actions }: DataGridProps) {
  const keys = (shown.page?.rows ?? []).flatMap((row) => keyOf(shown.table, row) ?? []);
  const isAll = keys.length > 0 && keys.every((key) => selected.includes(key));
  return (
    <th scope="col" className={cn(headCell, 'start-0 z-20 w-16 min-w-16 px-2')}>
      <Checkbox
        {...gridPlace(0, 0)}
        aria-label={databaseWords.selectAll}
        checked={isAll ? true : selected.length > 0 ? 'indeterminate' : false}
        onCheckedChange={() => actions.onSelect(isAll ? [] : keys)}
      />
    </th>
  );
}

interface SelectRowProps extends DataGridProps {
  readonly row: Row;
  readonly number: number;
}

function SelectRow({ shown, selected, actions, row, number }: SelectRowProps) {
  const key = keyOf(shown.table, row);
  const isSelected = key !== undefined && selected.includes(key);
  const toggle = () => {
    if (key === undefined) return;
    actions.onSelect(isSelected ? selected.filter((one) => one !== key) : [...selected, key]);
  };
  return (
    <td
      className={cn(
        'sticky start-0 z-10 h-8 w-16 min-w-16 border-b border-e border-border bg-surface px-2',
        isSelected && 'bg-accent-subtle',
      )}
    >
      <span className="flex items-center gap-1">
        <Checkbox
          {...gridPlace(number, 0)}
          aria-keyshortcuts="Space"
          aria-label={fillText(databaseWords.selectRow, { n: number })}
          checked={isSelected}
          onCheckedChange={toggle}
        />
        <IconButton
          {...gridPlace(number, 1)}
          aria-keyshortcuts="Shift+Enter"
          label={fillText(databaseWords.editRow, { n: number })}
          size="sm"
          className="size-6 text-muted-foreground max-sm:size-6"
          onClick={() => actions.onEdit(row)}
        >
          <Pencil aria-hidden className="size-3" />
        </IconButton>
      </span>
    </td>
  );
}

interface ColumnHeadProps {
  readonly column: TableColumn;
  readonly shown: ShownRows;
  readonly isFirst: boolean;
  /** 2 where each row can be selected and opened. */
  readonly firstValue: number;
  readonly at: number;
  readonly onSort: (column: string) => void;
}

function ColumnHead({ column, shown, isFirst, firstValue, at, onSort }: ColumnHeadProps) {
  const { sort, table } = shown;
  const direction = sort?.column === column.name ? sort.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const label = (
    <>
      {table.primary_keys.some(({ name }) => name === column.name) ? (
        <KeyRound aria-hidden className="size-3 text-muted-foreground" />
      ) : null}
      <span className="font-medium">{column.name}</span>
      <span className="font-normal text-muted-foreground">{shortType(column.data_type)}</span>
      {direction === undefined ? null : <Arrow aria-hidden className="size-3" />}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={direction ?? 'none'}
      className={cn(headCell, isFirst && (firstValue > 0 ? 'start-16 z-20' : 'start-0 z-20'))}
    >
      {column.is_sortable ? (
        <Button
          {...gridPlace(0, at)}
          variant="ghost"
          size="sm"
          className="h-8 w-full justify-start gap-1.5 rounded-none px-2 text-xs"
          title={fillText(databaseWords.sort, { column: column.name })}
          onClick={() => onSort(column.name)}
        >
          {label}
        </Button>
      ) : (
        <span className="flex h-8 items-center gap-1.5 px-2">{label}</span>
      )}
    </th>
  );
}
