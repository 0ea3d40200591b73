import type { Api } from '@loam/client';
import type { ActAs } from '@loam/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { schemaKey } from '../schema/api.ts';

export type SecureWish = Omit<NonNullable<Parameters<Api['secureBackendTable']>[0]['body']>, 'apply'>;

/** What would be run. */
export function useSecureSql(projectId: string, wish: SecureWish) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'secure-sql', wish],
    queryFn: ({ signal }) =>
      api.secureBackendTable({ params: { projectId }, body: { ...wish, apply: false }, signal }),
    retry: false,
  });
}

export function useSecureTable(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wish: SecureWish) =>
      api.secureBackendTable({ params: { projectId }, body: { ...wish, apply: true } }),
    onSettled: () => cache.invalidateQueries({ queryKey: schemaKey(projectId) }),
  });
}

interface AccessWish {
  readonly as: ActAs;
  readonly schema: string;
  readonly table: string;
}

/** Tried anew whenever somebody looks. */
export function useAccessTry(projectId: string, wish: AccessWish | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'access-try', wish],
    queryFn: async ({ signal }) =>
      wish === undefined ? null : await api.tryBackendAccess({ params: { projectId }, body: wish, signal }),
    enabled: wish !== undefined,
    staleTime: 0,
    retry: false,
  });
}
