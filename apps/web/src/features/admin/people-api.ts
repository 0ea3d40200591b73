import type { Api } from '@loam/client';
import type { AdminAccount, AdminWorkspace, Plan, UserId, WorkspaceId } from '@loam/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { adminKeys } from './keys.ts';
import { searchPage } from './model/search-page.ts';

type AccountPage = Awaited<ReturnType<Api['listAdminAccounts']>>;
type WorkspacePage = Awaited<ReturnType<Api['listAdminWorkspaces']>>;

export function accountsQuery(api: Api, q: string) {
  return infiniteQueryOptions({
    queryKey: [...adminKeys.accounts, q],
    queryFn: ({ pageParam, signal }) => api.listAdminAccounts({ query: searchPage(q, pageParam), signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function workspacesQuery(api: Api, q: string) {
  return infiniteQueryOptions({
    queryKey: [...adminKeys.workspaces, q],
    queryFn: ({ pageParam, signal }) => api.listAdminWorkspaces({ query: searchPage(q, pageParam), signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

interface AccountChange {
  readonly userId: UserId;
  readonly change: { role?: AdminAccount['role']; is_disabled?: boolean };
}

export function useUpdateAccount() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, change }: AccountChange) =>
      api.updateAdminAccount({ params: { userId }, body: change }),
    onSuccess: (account) => putAccount(cache, account),
  });
}

export function useSendReset() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (userId: UserId) => api.sendAdminPasswordReset({ params: { userId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.mails }),
  });
}

export function useChangePlan(workspaceId: WorkspaceId) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (plan: Plan) => api.changeAdminWorkspacePlan({ params: { workspaceId }, body: { plan } }),
    onSuccess: (workspace) => putWorkspace(cache, workspace),
  });
}

interface Grant {
  readonly account: 'credits' | 'balance';
  readonly amount: number;
  readonly note: string;
}

export function useGrant(workspaceId: WorkspaceId) {
  const api = useApi();
  const cache = useQueryClient();
  const keyOf = useRepeatKey();
  return useMutation({
    mutationFn: (grant: Grant) =>
      api.grantAdminWorkspace({ params: { workspaceId }, body: grant, idempotencyKey: keyOf(grant) }),
    onSuccess: (workspace) => putWorkspace(cache, workspace),
  });
}

/** The same grant sent again, say after a lost answer, carries the same key and counts once. */
function useRepeatKey() {
  const last = useRef({ text: '', key: '' });
  return (value: unknown) => {
    const text = JSON.stringify(value);
    // Not randomUUID: browsers keep it from pages that a self-hosted server sends without TLS.
    const random = crypto.getRandomValues(new Uint32Array(4));
    if (text !== last.current.text) last.current = { text, key: random.join('-') };
    return last.current.key;
  };
}

function putAccount(cache: QueryClient, account: AdminAccount): void {
  cache.setQueriesData<InfiniteData<AccountPage>>({ queryKey: adminKeys.accounts }, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, accounts: replaced(page.accounts, account) })),
        },
  );
}

function putWorkspace(cache: QueryClient, workspace: AdminWorkspace): void {
  cache.setQueriesData<InfiniteData<WorkspacePage>>({ queryKey: adminKeys.workspaces }, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({ ...page, workspaces: replaced(page.workspaces, workspace) })),
        },
  );
}

function replaced<Item extends { readonly id: string }>(items: readonly Item[], next: Item): Item[] {
  return items.map((item) => (item.id === next.id ? next : item));
}
