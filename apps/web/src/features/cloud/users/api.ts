import type { Api } from '@loam/client';
import type { BanDuration } from '@loam/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';

const keyOf = (projectId: string) => ['cloud', projectId, 'users'] as const;

export interface UsersWish {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

export function useUsers(projectId: string, { page, pageSize, search }: UsersWish) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(projectId), 'list', { page, pageSize, search }],
    queryFn: ({ signal }) =>
      api.listBackendUsers({
        params: { projectId },
        query: {
          offset: (page - 1) * pageSize,
          limit: pageSize,
          ...(search === '' ? {} : { search }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useSignups(projectId: string, days: 7 | 30 | 90) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(projectId), 'signups', days],
    queryFn: async ({ signal }) =>
      (await api.getBackendSignups({ params: { projectId }, query: { days }, signal })).signups,
    placeholderData: keepPreviousData,
  });
}

/** A change after which lists and chart are asked for again. */
function useUsersChange<Input, Output>(
  projectId: string,
  change: (api: Api, input: Input) => Promise<Output>,
) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: () => void cache.invalidateQueries({ queryKey: keyOf(projectId) }),
  });
}

export function useCreateUser(projectId: string) {
  return useUsersChange(projectId, (api, body: { readonly email: string; readonly password: string }) =>
    api.createBackendUser({ params: { projectId }, body: { ...body, auto_confirm: true } }),
  );
}

export function useInviteUser(projectId: string) {
  return useUsersChange(projectId, (api, email: string) =>
    api.inviteBackendUser({ params: { projectId }, body: { email } }),
  );
}

export function useDeleteUser(projectId: string) {
  return useUsersChange(projectId, (api, userId: string) =>
    api.deleteBackendUser({ params: { projectId, userId } }),
  );
}

export function useBanUser(projectId: string, userId: string) {
  return useUsersChange(projectId, (api, duration: BanDuration) =>
    api.banBackendUser({ params: { projectId, userId }, body: { duration } }),
  );
}

export function useResetPassword(projectId: string, userId: string) {
  return useUsersChange(projectId, (api, _: undefined) =>
    api.resetBackendUserPassword({ params: { projectId, userId } }),
  );
}

export function useSignOutUser(projectId: string, userId: string) {
  return useUsersChange(projectId, (api, _: undefined) =>
    api.signOutBackendUser({ params: { projectId, userId } }),
  );
}
