import type { AdminFailedJob, AdminQueue } from '@loam/contract';
import {
  Button,
  RelativeTime,
  SkeletonText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  toast,
} from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { failedJobsQuery, jobsQuery, useRetryJob } from '../installation-api.ts';
import { adminTexts } from '../texts.data.ts';
import { RowsSkeleton } from './paged-table.tsx';

const texts = adminTexts.jobs;

export function JobsSection() {
  return (
    <div>
      <Queues />
      <FailedJobs />
    </div>
  );
}

function Queues() {
  const queues = useQuery(jobsQuery(useApi()));
  return (
    <SettingsSection title={texts.queues}>
      {queues.isPending ? <RowsSkeleton /> : null}
      {queues.isError && !queues.data ? (
        <QueryError title={texts.failed} error={queues.error} onRetry={queues.refetch} />
      ) : null}
      {queues.data?.length === 0 ? <p className="text-sm text-muted-foreground">{texts.noQueues}</p> : null}
      {queues.data && queues.data.length > 0 ? <QueueTable queues={queues.data} /> : null}
    </SettingsSection>
  );
}

const counts = ['waiting', 'active', 'completed', 'failed'] as const;

function QueueTable({ queues }: { readonly queues: readonly AdminQueue[] }) {
  return (
    <div className="rounded-lg border border-border bg-surface">
      <Table label={texts.queues}>
        <TableHeader>
          <TableRow>
            <TableHead>{texts.columns.queue}</TableHead>
            {counts.map((count) => (
              <TableHead key={count} className="text-right">
                {texts.columns[count]}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {queues.map((queue) => (
            <TableRow key={queue.name}>
              <TableCell className="font-mono">{queue.name}</TableCell>
              {counts.map((count) => (
                <TableCell
                  key={count}
                  className={
                    count === 'failed' && queue.failed > 0
                      ? 'text-right font-medium text-danger tabular-nums'
                      : 'text-right tabular-nums'
                  }
                >
                  {queue[count]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function FailedJobs() {
  const jobs = useQuery(failedJobsQuery(useApi()));
  return (
    <SettingsSection title={texts.failures} description={texts.failuresText}>
      {jobs.isPending ? <SkeletonText lines={3} /> : null}
      {jobs.isError && !jobs.data ? (
        <QueryError title={texts.failuresFailed} error={jobs.error} onRetry={jobs.refetch} />
      ) : null}
      {jobs.data?.length === 0 ? <p className="text-sm text-muted-foreground">{texts.noFailures}</p> : null}
      {jobs.data && jobs.data.length > 0 ? (
        <ul className="flex flex-col divide-y divide-border rounded-lg border border-border bg-surface">
          {jobs.data.map((job) => (
            <FailedJob key={job.id} job={job} />
          ))}
        </ul>
      ) : null}
    </SettingsSection>
  );
}

function FailedJob({ job }: { readonly job: AdminFailedJob }) {
  const { mutateAsync: retry, isPending } = useRetryJob();
  const report = useReportProblem();
  const runAgain = () => {
    retry(job).then(() => toast.success(texts.retried), report);
  };
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="text-sm">
          <span className="font-mono font-medium">{job.queue}</span>{' '}
          <RelativeTime value={job.failed_at ?? job.created_at} className="text-muted-foreground" />
        </p>
        <p className="line-clamp-3 text-xs break-words text-muted-foreground">{job.error}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${texts.retry}: ${job.queue}`}
        loading={isPending}
        onClick={runAgain}
      >
        {texts.retry}
      </Button>
    </li>
  );
}
