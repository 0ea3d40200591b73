import { fillText, limits, texts } from '@loam/contract';
import { Button, EmptyState, Input, Skeleton } from '@loam/ui';
import { Search, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { useAuthConfig } from '../auth-settings/api.ts';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useUsers, type UsersWish } from './api.ts';
import { AddUser } from './components/add-user.tsx';
import { Pager } from './components/pager.tsx';
import { Signups } from './components/signups.tsx';
import { UserDrawer } from './components/user-drawer.tsx';
import { UsersTable } from './components/users-table.tsx';
import { pageAfterResize } from './model/pages.ts';
import { userWords } from './texts.data.ts';

const searchDelayMs = 300;

export function UsersScreen({ project, push }: ScreenProps) {
  const canEdit = project.permissions.includes('EditBackend');
  const isOutbox = useAuthConfig(project.id).data?.mail_delivery === 'outbox';
  return (
    <ScreenBody>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button variant="outline" onClick={() => push({ section: 'auth' })}>
          <Settings2 aria-hidden />
          {texts.users.authSettings}
        </Button>
        {canEdit ? <AddUser projectId={project.id} isOutbox={isOutbox} /> : null}
      </div>
      <Signups projectId={project.id} />
      <UserList projectId={project.id} canEdit={canEdit} isOutbox={isOutbox} />
    </ScreenBody>
  );
}

interface UserListProps {
  readonly projectId: string;
  readonly canEdit: boolean;
  readonly isOutbox: boolean;
}

function UserList({ projectId, canEdit, isOutbox }: UserListProps) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState({ page: 1, pageSize: Number(limits.users.defaultPageSize) });
  const [openId, setOpenId] = useState<string>();
  const search = useDebounced(typed.trim(), searchDelayMs);
  const wish: UsersWish = { ...place, search };
  const users = useUsers(projectId, wish);
  const { data } = users;
  const opened = data?.users.find(({ id }) => id === openId);
  const type = (text: string) => {
    setTyped(text);
    setPlace({ ...place, page: 1 });
  };
  if (data === undefined)
    return users.isError ? (
      <ErrorPanel
        title={userWords.listFailed}
        error={users.error}
        onRetry={users.refetch}
        isRetrying={users.isFetching}
      />
    ) : (
      <Skeleton className="h-64 rounded-xl" />
    );
  return (
    <div className="flex flex-col gap-3">
      <UserSearch value={typed} onChange={type} />
      {data.total === 0 ? (
        <NoUsers search={search} onClear={() => type('')} />
      ) : (
        <>
          <UsersTable
            users={data.users}
            isStale={users.isPlaceholderData}
            onOpen={({ id }) => setOpenId(id)}
          />
          <Pager
            {...place}
            total={data.total}
            onPage={(page) => setPlace({ ...place, page })}
            onPageSize={(pageSize) =>
              setPlace({ page: pageAfterResize(place.page, place.pageSize, pageSize), pageSize })
            }
          />
        </>
      )}
      {opened === undefined ? null : (
        <UserDrawer
          projectId={projectId}
          user={opened}
          canEdit={canEdit}
          isOutbox={isOutbox}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}

function UserSearch({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  return (
    <div role="search" className="relative max-w-sm">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={texts.users.search}
        placeholder={texts.users.search}
        className="pl-9"
        maxLength={320}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function NoUsers({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  if (search === '') return <EmptyState title={userWords.noUsers}>{userWords.noUsersDetail}</EmptyState>;
  return (
    <EmptyState
      title={fillText(userWords.noMatches, { search })}
      action={
        <Button variant="outline" onClick={onClear}>
          {userWords.clearSearch}
        </Button>
      }
    />
  );
}
