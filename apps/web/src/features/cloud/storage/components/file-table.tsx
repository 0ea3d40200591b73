import { type BackendObject, fillText, texts } from '@loam/contract';
import {
  Checkbox,
  RelativeTime,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { File, Folder } from 'lucide-react';
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

export function FileTable(props: FileTableProps) {
  const { objects, checked } = props;
  const { columns } = texts.storage;
  const all = objects.map(pathOf);
  const isAll = all.every((path) => checked.has(path));
  return (
    <Table label={storageWords.list}>
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
      <TableBody>
        {objects.map((object) => (
          <ObjectRow key={pathOf(object)} object={object} {...props} />
        ))}
      </TableBody>
    </Table>
  );
}

interface ObjectRowProps extends FileTableProps {
  readonly object: BackendObject;
}

function ObjectRow({ object, checked, openPath, onCheck, onEnter, onOpen }: ObjectRowProps) {
  const { name, path, size, mimeType, modifiedAt } = object;
  const isFolder = object.type === 'folder';
  const Icon = isFolder ? Folder : File;
  const key = pathOf(object);
  return (
    <TableRow data-state={path === openPath && !isFolder ? 'selected' : undefined}>
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
