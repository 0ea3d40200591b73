import { type BackendBackup, type BackupSchedule, fillText } from '@loam/contract';
import { Banner, Button, EmptyState, Skeleton } from '@loam/ui';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../shared/moment-text.ts';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useBackups } from './api.ts';
import { ConfirmDelete, ConfirmRestore } from './components/backup-confirms.tsx';
import { BackupContent } from './components/backup-content.tsx';
import { type BackupAction, BackupTable } from './components/backup-table.tsx';
import { MoveCloud } from './components/move-cloud.tsx';
import { NewBackup } from './components/new-backup.tsx';
import { backupWords } from './texts.data.ts';

export function BackupsScreen({ project }: ScreenProps) {
  const listed = useBackups(project.id);
  const [asked, setAsked] = useState<{ action: BackupAction; backup: BackendBackup }>();
  const [isNew, setIsNew] = useState(false);
  const canEdit = project.permissions.includes('EditBackend');
  if (listed.data === undefined)
    return listed.isError ? (
      <ErrorPanel
        title={backupWords.failed}
        error={listed.error}
        onRetry={listed.refetch}
        isRetrying={listed.isFetching}
      />
    ) : (
      <ScreenBody>
        <Skeleton className="h-48 rounded-xl" />
      </ScreenBody>
    );
  const { backups, schedule } = listed.data;
  const manual = backups.filter(({ kind }) => kind === 'manual').length;
  return (
    <ScreenBody>
      {schedule.problem === null ? null : (
        <Banner tone="warning" title={backupWords.problem}>
          {schedule.problem}
        </Banner>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-xl text-sm text-muted-foreground">
          {backupWords.intro} {scheduleText(schedule)}
        </p>
        {canEdit ? (
          <div className="flex flex-col items-end gap-1">
            <Button
              variant="primary"
              disabled={manual >= schedule.manual_limit}
              onClick={() => setIsNew(true)}
            >
              <Archive aria-hidden />
              {backupWords.create}
            </Button>
            <p className="text-xs text-muted-foreground tabular-nums">
              {fillText(backupWords.limit, { n: String(manual), max: String(schedule.manual_limit) })}
            </p>
          </div>
        ) : null}
      </div>
      {backups.length === 0 ? (
        <EmptyState icon={Archive} title={backupWords.empty}>
          {backupWords.emptyDetail}
        </EmptyState>
      ) : (
        <BackupTable
          project={project}
          backups={backups}
          onAction={(action, backup) => setAsked({ action, backup })}
        />
      )}
      {project.permissions.includes('ManageBackend') ? <MoveCloud projectId={project.id} /> : null}
      {isNew ? <NewBackup projectId={project.id} onClose={() => setIsNew(false)} /> : null}
      {asked === undefined ? null : (
        <Asked projectId={project.id} {...asked} onClose={() => setAsked(undefined)} />
      )}
    </ScreenBody>
  );
}

interface AskedProps {
  readonly projectId: string;
  readonly action: BackupAction;
  readonly backup: BackendBackup;
  readonly onClose: () => void;
}

function Asked({ action, ...props }: AskedProps) {
  switch (action) {
    case 'look':
      return <BackupContent {...props} />;
    case 'restore':
      return <ConfirmRestore {...props} />;
    case 'delete':
      return <ConfirmDelete {...props} />;
  }
}

function scheduleText({ next_at: next, kept_days: days }: BackupSchedule): string {
  if (next === null) return backupWords.off;
  return fillText(backupWords.next, { time: momentText(next), n: String(days) });
}
