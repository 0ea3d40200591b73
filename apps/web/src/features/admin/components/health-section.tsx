import type { AdminHealth } from '@loam/contract';
import { Card, DataList, type DataListItem, Skeleton } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { healthQuery } from '../installation-api.ts';
import {
  formatBytes,
  formatDisk,
  formatDuration,
  formatEvents,
  formatRestarts,
} from '../model/format-health.ts';
import { adminTexts } from '../texts.data.ts';

const texts = adminTexts.health;

export function HealthSection() {
  const health = useQuery(healthQuery(useApi()));
  if (health.isPending) return <HealthSkeleton />;
  if (!health.data) {
    return <QueryError title={texts.failed} error={health.error} onRetry={health.refetch} />;
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {groupsOf(health.data).map((group) => (
        <Card key={group.title} className="p-5">
          <h2 className="mb-2 text-md font-semibold">{group.title}</h2>
          <DataList items={group.items} />
        </Card>
      ))}
    </div>
  );
}

interface HealthGroup {
  readonly title: string;
  readonly items: readonly DataListItem[];
}

function groupsOf(health: AdminHealth): readonly HealthGroup[] {
  const { postgres, counts, mail } = health;
  return [
    {
      title: texts.server,
      items: [
        { label: texts.version, value: health.version },
        { label: texts.node, value: health.node_version },
        { label: texts.uptime, value: formatDuration(health.uptime_seconds) },
        { label: texts.memory, value: formatBytes(health.memory_bytes) },
        { label: texts.disk, value: formatDisk(health.disk) },
        { label: texts.events, value: formatEvents(health.events) },
        { label: texts.restarts, value: formatRestarts(health.restarts) },
      ],
    },
    {
      title: texts.database,
      items: [
        { label: texts.postgres, value: postgres.version },
        { label: texts.size, value: formatBytes(postgres.size_bytes) },
        { label: texts.connections, value: postgres.connections },
      ],
    },
    {
      title: texts.content,
      items: [
        { label: texts.accounts, value: counts.accounts },
        { label: texts.workspaces, value: counts.workspaces },
        { label: texts.projects, value: counts.projects },
      ],
    },
    {
      title: texts.mail,
      items: [
        { label: texts.sends, value: mail.sends ? texts.yes : texts.no },
        { label: texts.held, value: mail.held },
        { label: texts.failedMails, value: mail.failed },
      ],
    },
    {
      title: texts.sandbox,
      items: [
        { label: texts.sandboxLevel, value: health.sandbox_level ?? texts.noSandbox },
        ...(health.sandbox_description === null
          ? []
          : [{ label: texts.sandboxMeaning, value: health.sandbox_description }]),
        { label: texts.browser, value: texts.browserStates[health.browser] },
      ],
    },
  ];
}

function HealthSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 md:grid-cols-2">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-xl" />
      ))}
    </div>
  );
}
