import type { AdminAccount } from '@loam/contract';
import { Avatar, Badge, RelativeTime, TableCell, TableHead, TableRow } from '@loam/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { useMe } from '../../accounts/api.ts';
import { accountsQuery } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';
import { AccountMenu } from './account-menu.tsx';
import { AccountRoleSelect } from './account-role-select.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListSearch } from './list-search.tsx';
import { PagedTable } from './paged-table.tsx';

const texts = adminTexts.accounts;

export function AccountsSection() {
  const [q, setQ] = useState('');
  const query = useInfiniteQuery({ ...accountsQuery(useApi(), q), placeholderData: keepPreviousData });
  const accounts = query.data?.pages.flatMap((page) => page.accounts);
  return (
    <>
      <ListSearch label={texts.searchLabel} value={q} onChange={setQ} />
      <PagedTable
        label={adminTexts.sections.accounts}
        query={query}
        count={accounts?.length}
        failed={texts.failed}
        empty={<ListEmpty q={q} title={texts.empty} />}
        head={<AccountHead />}
      >
        {accounts?.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </PagedTable>
    </>
  );
}

function AccountHead() {
  const { columns } = texts;
  return (
    <>
      <TableHead>{columns.person}</TableHead>
      <TableHead>{columns.role}</TableHead>
      <TableHead className="max-lg:hidden">{columns.signIn}</TableHead>
      <TableHead className="max-md:hidden">{columns.active}</TableHead>
      <TableHead className="max-lg:hidden">{columns.created}</TableHead>
      <TableHead className="w-12">
        <span className="sr-only">Actions</span>
      </TableHead>
    </>
  );
}

function AccountRow({ account }: { readonly account: AdminAccount }) {
  const isMe = useMe()?.id === account.id;
  return (
    <TableRow>
      <TableCell className="max-w-64 max-sm:max-w-44">
        <AccountIdentity account={account} isMe={isMe} />
      </TableCell>
      <TableCell>
        <AccountRoleSelect account={account} isMe={isMe} />
      </TableCell>
      <TableCell className="text-muted-foreground max-lg:hidden">{signInWays(account)}</TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-md:hidden">
        {account.last_active_at === null ? texts.never : <RelativeTime value={account.last_active_at} />}
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-lg:hidden">
        <RelativeTime value={account.created_at} />
      </TableCell>
      <TableCell className="text-right">
        <AccountMenu account={account} isMe={isMe} />
      </TableCell>
    </TableRow>
  );
}

interface AccountProps {
  readonly account: AdminAccount;
  readonly isMe: boolean;
}

function AccountIdentity({ account, isMe }: AccountProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar
        person={{ id: account.id, name: account.name, imageUrl: account.avatar_url ?? undefined }}
        decorative
        className="max-sm:hidden"
      />
      <div className="min-w-0">
        <p className="truncate font-medium">
          {account.name}
          {isMe ? <span className="font-normal text-muted-foreground"> ({texts.you})</span> : null}
        </p>
        <p className="truncate text-xs text-muted-foreground">{account.email}</p>
        <div className="mt-1 flex gap-1 empty:hidden">
          {account.disabled_at === null ? null : <Badge tone="danger">{texts.disabled}</Badge>}
          {account.email_verified ? null : <Badge variant="outline">{texts.unverified}</Badge>}
        </div>
      </div>
    </div>
  );
}

function signInWays({ has_password, providers }: AdminAccount): string {
  return [...(has_password ? [texts.password] : []), ...providers.map((name) => texts.providers[name])].join(
    ', ',
  );
}
