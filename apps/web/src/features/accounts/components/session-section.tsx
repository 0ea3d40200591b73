import type { Session } from '@loam/contract';
import { Badge, Button, RelativeTime, SkeletonText } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { deviceName } from '../model/device-name.ts';
import {
  sessionsQuery,
  useRevokeOtherSessions,
  useRevokeSession,
  useSignOutEverywhere,
} from '../settings-api.ts';

export function SessionSection() {
  const sessions = useQuery(sessionsQuery(useApi()));
  return (
    <SettingsSection title="Where you are signed in">
      {sessions.isPending ? <SkeletonText lines={3} /> : null}
      {sessions.isError ? (
        <QueryError
          title="Your sessions could not be loaded"
          error={sessions.error}
          onRetry={sessions.refetch}
        />
      ) : null}
      {sessions.data ? <SessionList sessions={sessions.data} /> : null}
    </SettingsSection>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly Session[] }) {
  const others = useRevokeOtherSessions();
  const everywhere = useSignOutEverywhere();
  const report = useReportProblem();
  return (
    <>
      <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {sessions.length > 1 ? (
          <Button
            variant="outline"
            loading={others.isPending}
            onClick={() => others.mutate(undefined, { onError: report })}
          >
            Sign out other devices
          </Button>
        ) : null}
        <Button
          variant="ghost"
          loading={everywhere.isPending}
          onClick={() => everywhere.mutate(undefined, { onError: report })}
        >
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const revoke = useRevokeSession();
  const report = useReportProblem();
  const device = deviceName(session.user_agent);
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm font-medium">
          {device}
          {session.is_current ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="truncate text-xs text-muted-foreground">
          {session.ip_address ?? 'Unknown address'} · active <RelativeTime value={session.last_active_at} />
        </p>
      </div>
      {session.is_current ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Sign out ${device}`}
          loading={revoke.isPending}
          onClick={() => revoke.mutate(session.id, { onError: report })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
