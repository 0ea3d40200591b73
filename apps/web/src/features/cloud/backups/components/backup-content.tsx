import { type BackendBackup, fillText } from '@loam/contract';
import { DataList, Sheet, SheetContent, SheetDescription, SheetTitle, Skeleton } from '@loam/ui';
import { momentText } from '../../../../shared/moment-text.ts';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { useBackupContent } from '../api.ts';
import { backupWords } from '../texts.data.ts';

interface BackupContentProps {
  readonly projectId: string;
  readonly backup: BackendBackup;
  readonly onClose: () => void;
}

/** What somebody would get back. */
export function BackupContent({ projectId, backup, onClose }: BackupContentProps) {
  const content = useBackupContent(projectId, backup.id);
  const { data } = content;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent>
        <div className="pe-8">
          <SheetTitle className="text-md font-semibold">
            {backup.name ?? backupWords.kinds[backup.kind]}
          </SheetTitle>
          <SheetDescription className="text-sm text-muted-foreground">
            {momentText(backup.created_at)}
          </SheetDescription>
        </div>
        {data === undefined ? (
          content.isError ? (
            <ErrorPanel
              title={backupWords.contentFailed}
              error={content.error}
              onRetry={content.refetch}
              isRetrying={content.isFetching}
            />
          ) : (
            <Skeleton className="h-48" />
          )
        ) : (
          <>
            <DataList
              className="text-sm"
              items={[
                { label: backupWords.users, value: data.users.toLocaleString('en') },
                { label: backupWords.files, value: data.files.toLocaleString('en') },
                { label: backupWords.migrations, value: data.migrations.length.toLocaleString('en') },
                {
                  label: backupWords.lastMigration,
                  value: data.migrations.at(-1)?.name ?? backup.migration_version ?? backupWords.none,
                },
              ]}
            />
            <h3 className="font-medium">{backupWords.tables}</h3>
            <ul className="flex flex-col gap-1 text-sm">
              {data.tables.map(({ schema, name, rows }) => (
                <li key={`${schema}.${name}`} className="flex justify-between gap-3">
                  <code className="min-w-0 truncate font-mono">
                    {schema === 'public' ? name : `${schema}.${name}`}
                  </code>
                  <span className="text-muted-foreground tabular-nums">
                    {fillText(backupWords.rows, { n: rows.toLocaleString('en') })}
                  </span>
                </li>
              ))}
              {data.tables.length === 0 ? (
                <li className="text-muted-foreground">{backupWords.noTables}</li>
              ) : null}
              {data.more_tables > 0 ? (
                <li className="text-muted-foreground">
                  {fillText(backupWords.moreTables, { n: String(data.more_tables) })}
                </li>
              ) : null}
            </ul>
          </>
        )}
      </SheetContent>
    </Sheet>
  );
}
