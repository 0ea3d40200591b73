import { type Api, ApiProblem } from '@loam/client';
import type { Me } from '@loam/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';

export const accountKeys = {
  installation: ['installation'],
  me: ['me'],
  sessions: ['me', 'sessions'],
  tokens: ['me', 'tokens'],
  profile: (handle: string) => ['profile', handle],
} as const;

export function installationQuery(api: Api) {
  return queryOptions({
    queryKey: accountKeys.installation,
    queryFn: ({ signal }) => api.getInstallation({ signal }),
    staleTime: 60_000,
  });
}

/** Null without a session. */
export function meQuery(api: Api) {
  return queryOptions({
    queryKey: accountKeys.me,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        return await api.getMe({ signal });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'unauthenticated') return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}

export function useInstallation() {
  return useSuspenseQuery(installationQuery(useApi())).data;
}

export function useMe(): Me | null {
  return useSuspenseQuery(meQuery(useApi())).data;
}
