import { type BackendTable, fillText, type TableColumn } from '@loam/contract';
import { cn, IconButton, toast } from '@loam/ui';
import { ArrowUpRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import type { ScreenProps } from '../../console/screen.ts';
import { copyText, isCopyKey } from '../../grid/copy-cell.ts';
import { gridWords } from '../../grid/texts.data.ts';
import { focusBeside, gridPlace } from '../../grid/use-grid-keys.ts';
import { type TableRef, useReadRow, useRowChanges } from '../api.ts';
import { tellSaved } from '../tell-saved.ts';
import { databaseWords } from '../texts.data.ts';
import { CellEditor } from './cell-editor.tsx';
import { keyOf } from './shown-rows.ts';

const shownCharacters = 2000;

interface GridCellProps extends Pick<ScreenProps, 'push'> {
  readonly tableRef: TableRef;
  readonly table: BackendTable;
  readonly column: TableColumn;
  readonly row: readonly (string | null)[];
  readonly value: string | null;
  readonly place: { readonly row: number; readonly column: number; readonly firstValue: number };
  readonly isChangeable: boolean;
}

export function GridCell(props: GridCellProps) {
  const { table, column, row, value, place, isChangeable } = props;
  const [edited, setEdited] = useState<string>();
  const readRow = useReadRow(props.tableRef);
  const { update } = useRowChanges(props.tableRef);
  const key = keyOf(table, row);
  const mayEdit = isChangeable && column.is_updatable && key !== undefined;
  const cell = useRef<HTMLTableCellElement>(null);
  // What was cut for the page is read whole before anybody changes or copies it.
  const readWhole = async () => {
    const isCut = (value?.length ?? 0) > shownCharacters && key !== undefined;
    return (isCut ? (await readRow([key]))[table.columns.indexOf(column)] : value) ?? '';
  };
  const begin = async () => {
    if (!mayEdit || edited !== undefined) return;
    await readWhole().then(setEdited, tellGone);
  };
  const save = (next: string | null) => {
    const before = edited === '' && value === null ? null : edited;
    setEdited(undefined);
    if (key === undefined || next === before || before === undefined) return;
    const change = { key, values: { [column.name]: next }, was: { [column.name]: before } };
    void tellSaved(update.mutateAsync(change), next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>) => {
    if (event.target !== event.currentTarget) return;
    const isWithCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isWithCommand) event.currentTarget.querySelector('button')?.click();
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'F2') void begin();
    else if (isCopyKey(event)) void readWhole().then(copyText, tellGone);
    else return;
    event.preventDefault();
  };
  /** By a key: the focus was in what is gone now. */
  const leave = (step?: 1 | -1) => {
    if (cell.current && !(step && focusBeside(cell.current, step))) cell.current.focus();
  };
  return (
    <td
      ref={cell}
      {...gridPlace(place.row, place.column)}
      className={cn(
        'relative h-8 max-w-80 border-b border-e border-border bg-surface px-2 font-mono text-xs whitespace-nowrap group-hover/row:bg-hover',
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent',
        place.column === place.firstValue && cn('sticky z-[5]', place.column > 0 ? 'start-16' : 'start-0'),
        (column.kind === 'integer' || column.kind === 'decimal') && 'text-end tabular-nums',
        update.isPending && 'opacity-50',
        // Its field may be wider than the column, and goes below those that stay in sight.
        edited !== undefined && (place.column === place.firstValue ? 'z-[6]' : 'z-[1]'),
      )}
      onDoubleClick={() => void begin()}
      onKeyDown={onKeyDown}
    >
      {edited === undefined ? (
        <CellContent {...props} />
      ) : (
        <CellEditor
          column={column}
          value={edited}
          onSave={save}
          onCancel={() => setEdited(undefined)}
          onLeave={leave}
        />
      )}
    </td>
  );
}

function tellGone(error: unknown): void {
  toast.error(shownProblem(error).message || databaseWords.missing);
}

function CellContent({ table, column, value, push }: GridCellProps) {
  if (value === null) return <span className="text-muted-foreground italic">{gridWords.null}</span>;
  const target = table.foreign_keys.find(
    (key) => key.columns.length === 1 && key.columns[0] === column.name && key.target_schema === table.schema,
  );
  const text = value.length > 200 ? `${value.slice(0, 200)}…` : value;
  if (target === undefined) return <span className="block truncate">{text}</span>;
  const params = { table: target.target_table, column: target.target_columns[0] ?? '', value };
  return (
    <span className="flex items-center justify-end gap-1">
      <span className="truncate">{text}</span>
      <IconButton
        size="sm"
        tabIndex={-1}
        aria-keyshortcuts="Control+Enter"
        className="size-5 max-sm:size-6"
        label={fillText(databaseWords.openRow, { table: target.target_table })}
        onClick={() => push({ section: 'database', title: target.target_table, params })}
      >
        <ArrowUpRight aria-hidden className="size-3" />
      </IconButton>
    </span>
  );
}
