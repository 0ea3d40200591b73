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
import { workspaceKeys } from './keys.ts';
import { type MemberChange, withMemberChanged, withoutMember } from './model/patch-members.ts';

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

export function useUpdateMember(workspaceId: WorkspaceId) {
  const api = useApi();
  return useMemberMutation<{ readonly userId: UserId; readonly change: UpdatableMember }>(workspaceId, {
    send: ({ userId, change }) =>
      api.updateWorkspaceMember({ params: { workspaceId, userId }, body: change }),
    patch: (pages, { userId, change }) => withMemberChanged(pages, userId, change),
  });
}

type UpdatableMember = Omit<MemberChange, 'role'> & { role?: 'admin' | 'member' };

export function useRemoveMember(workspaceId: WorkspaceId) {
  const api = useApi();
  return useMemberMutation<UserId>(workspaceId, {
    send: (userId) => api.removeWorkspaceMember({ params: { workspaceId, userId } }),
    patch: (pages, userId) => withoutMember(pages, userId),
  });
}

type Pages = InfiniteData<Awaited<ReturnType<Api['listWorkspaceMembers']>>, string>;

interface MemberMutation<Input> {
  readonly send: (input: Input) => Promise<unknown>;
  readonly patch: (pages: Pages, input: Input) => unknown;
}

/** The list shows the change at once and goes back when the server refuses. */
function useMemberMutation<Input>(workspaceId: WorkspaceId, { send, patch }: MemberMutation<Input>) {
  const cache = useQueryClient();
  const queryKey = workspaceKeys.members(workspaceId);
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<Pages>(queryKey);
      if (before) cache.setQueryData(queryKey, patch(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before) cache.setQueryData(queryKey, context.before);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: workspaceKeys.all }),
  });
}
