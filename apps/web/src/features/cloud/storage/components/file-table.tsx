import { type BackendObject, fillText, texts } from '@loam/contract';
import {
  Checkbox,
  RelativeTime,
  scrollRegion,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { File, Folder } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useVirtualRows } from '../../../../shared/use-virtual-rows.ts';
import { formatSize, pathOf } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';

interface FileTableProps {
  readonly objects: readonly BackendObject[];
  readonly checked: ReadonlySet<string>;
  readonly openPath: string | undefined;
  readonly onCheck: (paths: readonly string[], isChecked: boolean) => void;
  readonly onEnter: (folder: string) => void;
  readonly onOpen: (file: BackendObject) => void;
}

const rowPx = 32;

/** A folder may hold thousands: only what is near the window is there. */
export function FileTable(props: FileTableProps) {
  const { objects, checked, openPath } = props;
  const { ref, shown, reveal } = useVirtualRows(rowPx);
  const openAt = objects.findIndex(({ path, type }) => type === 'file' && path === openPath);
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (openAt < 0) return;
    keepFocus(rows.current);
    // As far below as the header is high, which lies above the rows.
    reveal(openAt + 2);
    reveal(openAt);
  }, [openAt, reveal]);
  const end = Math.min(shown.end, objects.length);
  const first = Math.min(shown.first, end);
  const { columns } = texts.storage;
  const all = objects.map(pathOf);
  const isAll = all.every((path) => checked.has(path));
  return (
    <div ref={ref} {...scrollRegion(storageWords.list)} className="h-full overflow-auto">
      <table
        aria-label={storageWords.list}
        aria-rowcount={objects.length + 1}
        className="w-full border-collapse text-sm"
      >
        <TableHeader className="sticky top-0 z-10 bg-surface">
          <TableRow>
            <TableHead className="w-10">
              <Checkbox
                aria-label={storageWords.selectAll}
                checked={isAll ? true : checked.size > 0 ? 'indeterminate' : false}
                onCheckedChange={(isChecked) => props.onCheck(all, isChecked === true)}
              />
            </TableHead>
            <TableHead>{columns.name}</TableHead>
            <TableHead className="text-right">{columns.size}</TableHead>
            <TableHead>{columns.type}</TableHead>
            <TableHead>{columns.lastModified}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody ref={rows}>
          <Gap rows={first} />
          {objects.slice(first, end).map((object, index) => (
            <ObjectRow key={pathOf(object)} object={object} rowIndex={first + index + 2} {...props} />
          ))}
          <Gap rows={objects.length - end} />
        </TableBody>
      </table>
    </div>
  );
}

/** Arrows leave the row behind that has the focus; once it is out of sight it is gone, and the keys with it. */
function keepFocus(rows: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!rows?.contains(focused) || focused?.closest('tr')?.dataset['state'] === 'selected') return;
  rows.closest<HTMLElement>('[role=region]')?.focus({ preventScroll: true });
}

/** As high as the rows that are not there. */
function Gap({ rows }: { readonly rows: number }) {
  return rows === 0 ? null : <tr aria-hidden style={{ height: rows * rowPx }} />;
}

interface ObjectRowProps extends FileTableProps {
  readonly object: BackendObject;
  readonly rowIndex: number;
}

function ObjectRow({ object, rowIndex, checked, openPath, onCheck, onEnter, onOpen }: ObjectRowProps) {
  const { name, path, size, mimeType, modifiedAt } = object;
  const isFolder = object.type === 'folder';
  const Icon = isFolder ? Folder : File;
  const key = pathOf(object);
  return (
    <TableRow
      aria-rowindex={rowIndex}
      data-state={path === openPath && !isFolder ? 'selected' : undefined}
      className="h-8"
    >
      <TableCell className="h-8 py-1">
        <Checkbox
          aria-label={fillText(storageWords.select, { name })}
          checked={checked.has(key)}
          onCheckedChange={(isChecked) => onCheck([key], isChecked === true)}
        />
      </TableCell>
      <TableCell className="h-8 py-1">
        <button
          type="button"
          aria-label={fillText(isFolder ? storageWords.openFolder : storageWords.openFile, { name })}
          className="flex max-w-80 min-w-0 items-center gap-2 rounded-sm text-start hover:underline"
          onClick={() => (isFolder ? onEnter(path) : onOpen(object))}
        >
          <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          <span className="truncate">{name}</span>
        </button>
      </TableCell>
      <TableCell className="h-8 py-1 text-right whitespace-nowrap tabular-nums">
        {size === null ? '' : formatSize(size)}
      </TableCell>
      <TableCell className="h-8 py-1 whitespace-nowrap text-muted-foreground">
        {isFolder ? storageWords.folder : (mimeType ?? '')}
      </TableCell>
      <TableCell className="h-8 py-1 whitespace-nowrap text-muted-foreground">
        {modifiedAt === null ? '' : <RelativeTime value={modifiedAt} />}
      </TableCell>
    </TableRow>
  );
}
