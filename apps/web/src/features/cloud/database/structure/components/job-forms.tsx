import type { BackendStructure } from '@loam/contract';
import {
  Badge,
  Field,
  Input,
  RelativeTime,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  Skeleton,
  Textarea,
} from '@loam/ui';
import { useState } from 'react';
import { ErrorPanel } from '../../../console/error-panel.tsx';
import { useJobRuns } from '../api.ts';
import type { Draft } from '../model/drafts.ts';
import { structureWords } from '../texts.data.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { Choice } from './table-forms.tsx';

const words = structureWords.jobs;
type Job = BackendStructure['jobs'][number];
const presets: Readonly<Record<string, string>> = words.presets;
const custom = 'custom';

interface JobFormProps {
  readonly projectId: string;
  /** A new one without. */
  readonly job: Job | undefined;
  readonly onClose: () => void;
}

export function JobForm({ projectId, job, onClose }: JobFormProps) {
  const [name, setName] = useState(job?.name ?? '');
  const [schedule, setSchedule] = useState(job?.schedule ?? '0 3 * * *');
  const [isCustom, setCustom] = useState(presets[schedule] === undefined);
  const [command, setCommand] = useState(job?.command ?? '');
  const read = (): Draft => {
    if (name.trim() === '') return { fault: structureWords.nameRequired };
    if (command.trim() === '' || schedule.trim() === '') return { fault: words.commandRequired };
    return { change: { kind: 'schedule_job', name: name.trim(), schedule: schedule.trim(), command } };
  };
  return (
    <ChangeSheet projectId={projectId} title={job ? words.edit : words.create} draft={read} onClose={onClose}>
      <Field label={structureWords.name} required>
        <Input value={name} readOnly={job !== undefined} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Choice
        label={words.schedule}
        value={isCustom ? custom : schedule}
        options={[...Object.keys(presets), custom]}
        nameOf={(option) => presets[option] ?? words.custom}
        onChange={(option) => {
          setCustom(option === custom);
          if (option !== custom) setSchedule(option);
        }}
      />
      {isCustom ? (
        <Field label={words.custom} hint={words.customHint}>
          <Input
            className="font-mono"
            value={schedule}
            onChange={(event) => setSchedule(event.target.value)}
          />
        </Field>
      ) : null}
      <Field label={words.command} required>
        <Textarea
          rows={6}
          spellCheck={false}
          className="font-mono text-xs leading-5"
          value={command}
          onChange={(event) => setCommand(event.target.value)}
        />
      </Field>
    </ChangeSheet>
  );
}

interface JobRunsProps {
  readonly projectId: string;
  readonly job: Job;
  readonly onClose: () => void;
}

/** When it ran, and what came of it. */
export function JobRuns({ projectId, job, onClose }: JobRunsProps) {
  const runs = useJobRuns(projectId, job.id);
  return (
    <Sheet open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <SheetContent className="w-[32rem]">
        <SheetTitle className="text-lg font-semibold">{words.runs}</SheetTitle>
        <SheetDescription className="-mt-3 font-mono text-xs text-muted-foreground">
          {job.name ?? job.schedule}
        </SheetDescription>
        {runs.isError ? (
          <ErrorPanel error={runs.error} onRetry={runs.refetch} isRetrying={runs.isFetching} />
        ) : runs.isPending ? (
          <Skeleton className="h-24" />
        ) : runs.data.length === 0 ? (
          <p className="text-sm text-muted-foreground">{words.noRuns}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-border">
            {runs.data.map((run) => (
              <li key={run.id} className="flex flex-col gap-1 py-2 text-sm">
                <span className="flex items-center gap-2">
                  <Badge tone={run.status === 'failed' ? 'danger' : 'neutral'}>{run.status ?? ''}</Badge>
                  {run.started_at === null ? null : <RelativeTime value={run.started_at} />}
                </span>
                {run.message === null ? null : (
                  <span className="font-mono text-xs break-words text-muted-foreground">{run.message}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </SheetContent>
    </Sheet>
  );
}
