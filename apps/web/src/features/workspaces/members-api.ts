import type { Api } from '@loam/client';
import type { UserId, WorkspaceId, WorkspaceMember } from '@loam/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { optimisticChange } from '../../shared/optimistic-change.ts';
import { workspaceKeys } from './keys.ts';
import {
  type MemberChange,
  withMemberChanged,
  withMemberRestored,
  withoutMember,
} from './model/patch-members.ts';

const maxPages = 20;
const largestPage = 100;

function membersQuery(api: Api, workspaceId: WorkspaceId) {
  return infiniteQueryOptions({
    queryKey: workspaceKeys.members(workspaceId),
    queryFn: ({ pageParam, signal }) =>
      api.listWorkspaceMembers({
        params: { workspaceId },
        query: pageParam === '' ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function useMembers(workspaceId: WorkspaceId) {
  const query = useInfiniteQuery(membersQuery(useApi(), workspaceId));
  return { query, members: query.data?.pages.flatMap((page) => page.members) };
}

/** Everyone, for choosing one of them. */
export function allMembersQuery(api: Api, workspaceId: WorkspaceId) {
  return queryOptions({
    queryKey: workspaceKeys.everyone(workspaceId),
    queryFn: async ({ signal }) => {
      const members: WorkspaceMember[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < maxPages; page += 1) {
        const answer: Awaited<ReturnType<typeof api.listWorkspaceMembers>> = await api.listWorkspaceMembers({
          params: { workspaceId },
          query: cursor === null ? { limit: largestPage } : { limit: largestPage, cursor },
          signal,
        });
        members.push(...answer.members);
        cursor = answer.next_cursor;
        if (cursor === null) break;
      }
      return members;
    },
  });
}

export function useUpdateMember(workspaceId: WorkspaceId, userId: UserId) {
  const api = useApi();
  return useMemberMutation<UpdatableMember>(workspaceId, userId, {
    send: (change) => api.updateWorkspaceMember({ params: { workspaceId, userId }, body: change }),
    patch: (pages, change) => withMemberChanged(pages, userId, change),
  });
}

type UpdatableMember = Omit<MemberChange, 'role'> & { role?: 'admin' | 'member' };

export function useRemoveMember(workspaceId: WorkspaceId, userId: UserId) {
  const api = useApi();
  return useMemberMutation<void>(workspaceId, userId, {
    send: () => api.removeWorkspaceMember({ params: { workspaceId, userId } }),
    patch: (pages) => withoutMember(pages, userId),
  });
}

type Pages = InfiniteData<Awaited<ReturnType<Api['listWorkspaceMembers']>>, string>;

interface MemberMutation<Input> {
  readonly send: (input: Input) => Promise<unknown>;
  readonly patch: (pages: Pages, input: Input) => Pages;
}

function useMemberMutation<Input>(workspaceId: WorkspaceId, userId: UserId, change: MemberMutation<Input>) {
  const cache = useQueryClient();
  return useMutation(
    optimisticChange<Pages, Input>(cache, {
      ...change,
      queryKey: workspaceKeys.members(workspaceId),
      askAgain: () => cache.invalidateQueries({ queryKey: workspaceKeys.all }),
      thing: userId,
      restore: (pages, before) => withMemberRestored(pages, before, userId),
    }),
  );
}
