import { type BackendBackup, fillText, type Project } from '@loam/contract';
import {
  Badge,
  Card,
  cn,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
  RelativeTime,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { MoreHorizontal } from 'lucide-react';
import { momentText } from '../../../../shared/moment-text.ts';
import { formatSize } from '../../storage/model/files.ts';
import { backupAddress } from '../api.ts';
import { backupWords } from '../texts.data.ts';

export type BackupAction = 'look' | 'restore' | 'delete';

interface BackupTableProps {
  readonly project: Project;
  readonly backups: readonly BackendBackup[];
  readonly onAction: (action: BackupAction, backup: BackendBackup) => void;
}

/** On a phone these stand below the name. */
const wide = 'max-sm:hidden';

export function BackupTable({ project, backups, onAction }: BackupTableProps) {
  const { columns } = backupWords;
  return (
    <Card>
      <Table label={backupWords.list}>
        <TableHeader>
          <TableRow>
            <TableHead>{columns.taken}</TableHead>
            <TableHead className={wide}>{columns.kind}</TableHead>
            <TableHead className={cn(wide, 'text-right')}>{columns.size}</TableHead>
            <TableHead className={wide}>{columns.kept}</TableHead>
            <TableHead className="w-12">
              <span className="sr-only">{columns.actions}</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {backups.map((backup) => (
            <BackupLine key={backup.id} project={project} backup={backup} onAction={onAction} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface BackupLineProps extends Pick<BackupTableProps, 'project' | 'onAction'> {
  readonly backup: BackendBackup;
}

function BackupLine({ project, backup, onAction }: BackupLineProps) {
  const time = momentText(backup.created_at);
  const kept = backup.kept_until === null ? backupWords.stays : momentText(backup.kept_until);
  const kind = (
    <Badge tone={backup.kind === 'manual' ? 'accent' : 'neutral'}>{backupWords.kinds[backup.kind]}</Badge>
  );
  const canEdit = project.permissions.includes('EditBackend');
  const mayManage = project.permissions.includes('ManageBackend');
  return (
    <TableRow>
      <TableCell>
        <button
          type="button"
          className="rounded-sm text-start hover:underline"
          onClick={() => onAction('look', backup)}
        >
          <span className="font-medium">{backup.name ?? time}</span>
        </button>
        <p className="text-xs text-muted-foreground">
          <RelativeTime value={backup.created_at} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-xs text-muted-foreground sm:hidden">
          {kind}
          <span>{formatSize(backup.size_bytes)}</span>
          <span>{backup.kept_until === null ? kept : fillText(backupWords.keptUntil, { time: kept })}</span>
        </p>
      </TableCell>
      <TableCell className={wide}>{kind}</TableCell>
      <TableCell className={cn(wide, 'text-right whitespace-nowrap tabular-nums')}>
        {formatSize(backup.size_bytes)}
      </TableCell>
      <TableCell className={cn(wide, 'text-muted-foreground')}>{kept}</TableCell>
      <TableCell className="text-right">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={fillText(backupWords.more, { time })} size="sm">
              <MoreHorizontal aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem onSelect={() => onAction('look', backup)}>{backupWords.look}</DropdownMenuItem>
            {canEdit ? (
              <DropdownMenuItem onSelect={() => onAction('restore', backup)}>
                {backupWords.restore}
              </DropdownMenuItem>
            ) : null}
            {mayManage ? (
              <>
                <DropdownMenuItem asChild>
                  <a href={backupAddress(project.id, backup.id)} download>
                    {backupWords.download}
                  </a>
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => onAction('delete', backup)}>
                  {backupWords.delete}
                </DropdownMenuItem>
              </>
            ) : null}
          </DropdownMenuContent>
        </DropdownMenu>
      </TableCell>
    </TableRow>
  );
}
