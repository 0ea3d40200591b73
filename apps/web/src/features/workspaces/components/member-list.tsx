import type { Workspace } from '@loam/contract';
import { Badge, Skeleton } from '@loam/ui';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { ShowMore } from '../../../shared/show-more.tsx';
import { useMembers } from '../members-api.ts';
import { peopleTexts } from '../texts.data.ts';
import { MemberRow } from './member-row.tsx';

const texts = peopleTexts.members;

interface MemberListProps {
  readonly workspace: Workspace;
  readonly canManage: boolean;
}

export function MemberList({ workspace, canManage }: MemberListProps) {
  const { query, members } = useMembers(workspace.id);
  return (
    <SettingsSection
      title={texts.title}
      {...(canManage ? {} : { description: texts.readOnly })}
      aside={<Badge>{workspace.member_count}</Badge>}
    >
      {query.isPending ? <MembersSkeleton /> : null}
      {query.isError && !members ? (
        <QueryError title={texts.loadFailed} error={query.error} onRetry={query.refetch} />
      ) : null}
      {members ? (
        <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
          {members.map((member) => (
            <MemberRow key={member.user_id} member={member} workspace={workspace} />
          ))}
        </ul>
      ) : null}
      <ShowMore query={query} />
      {members?.length === 1 ? <p className="text-sm text-muted-foreground">{texts.alone}</p> : null}
    </SettingsSection>
  );
}

function MembersSkeleton() {
  return (
    <div aria-hidden className="flex flex-col divide-y divide-border rounded-lg border border-border">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-3 w-48" />
          </div>
        </div>
      ))}
    </div>
  );
}
