import { type BackendStructure, fillText } from '@loam/contract';
import { Badge, formatRelativeTime, useNow } from '@loam/ui';
import { useState } from 'react';
import { structureWords } from '../texts.data.ts';
import { JobForm, JobRuns } from './job-forms.tsx';
import type { ObjectListProps } from './object-lists.tsx';
import { ObjectList, ObjectRow } from './object-row.tsx';
import { type DirectOrder, DirectSheet } from './order-sheet.tsx';

const words = structureWords.jobs;
type Job = BackendStructure['jobs'][number];
type Order =
  | { readonly kind: 'form'; readonly job: Job | undefined }
  | { readonly kind: 'runs'; readonly job: Job }
  | { readonly kind: 'direct'; readonly order: DirectOrder };

const presets: Readonly<Record<string, string>> = words.presets;

/** What runs by a timetable. */
export function JobList({ projectId, structure, canEdit }: ObjectListProps) {
  const [order, setOrder] = useState<Order>();
  const now = useNow();
  const onClose = () => setOrder(undefined);
  return (
    <>
      <ObjectList
        title={structureWords.tabs.jobs}
        hidesTitle
        empty={words.empty}
        isEmpty={structure.jobs.length === 0}
        add={
          canEdit
            ? { label: words.create, onAdd: () => setOrder({ kind: 'form', job: undefined }) }
            : undefined
        }
      >
        {structure.jobs.map((job) => {
          const { last_started_at: lastAt, last_status: status } = job;
          const last =
            lastAt === null
              ? words.neverRun
              : fillText(words.lastRun, { time: formatRelativeTime(new Date(lastAt).getTime(), now) });
          return (
            <ObjectRow
              key={job.id}
              name={job.name ?? fillText(words.unnamed, { id: String(job.id) })}
              badges={
                <>
                  {job.is_active ? null : <Badge tone="warning">{words.paused}</Badge>}
                  {status === 'failed' ? <Badge tone="danger">{status}</Badge> : null}
                </>
              }
              detail={`${presets[job.schedule] ?? job.schedule} · ${last} · ${job.command}`}
              actions={[
                { label: words.runs, onSelect: () => setOrder({ kind: 'runs', job }) },
                ...(canEdit ? changes(job, setOrder) : []),
              ]}
            />
          );
        })}
      </ObjectList>
      {order?.kind === 'form' ? <JobForm projectId={projectId} job={order.job} onClose={onClose} /> : null}
      {order?.kind === 'runs' ? <JobRuns projectId={projectId} job={order.job} onClose={onClose} /> : null}
      {order?.kind === 'direct' ? (
        <DirectSheet projectId={projectId} order={order.order} onClose={onClose} />
      ) : null}
    </>
  );
}

function changes(job: Job, onOrder: (order: Order) => void) {
  const toggle = job.is_active ? words.pause : words.resume;
  const direct = (order: DirectOrder) => () => onOrder({ kind: 'direct', order });
  return [
    ...(job.name === null ? [] : [{ label: words.edit, onSelect: () => onOrder({ kind: 'form', job }) }]),
    {
      label: toggle,
      onSelect: direct({ title: toggle, change: { kind: 'set_job', job: job.id, on: !job.is_active } }),
    },
    {
      label: words.remove,
      onSelect: direct({ title: words.remove, change: { kind: 'drop_job', job: job.id } }),
    },
  ];
}
