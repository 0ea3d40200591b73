import type { Domain } from '@loam/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { optimisticChange } from '../../shared/optimistic-change.ts';
import { restoreRow } from '../../shared/restore-row.ts';
import { refreshDomains } from './cache.ts';
import { publishingKeys } from './keys.ts';

export function useDomains(projectId: string, isWanted = true) {
  const api = useApi();
  return useQuery({
    queryKey: publishingKeys.domains(projectId),
    queryFn: async ({ signal }): Promise<readonly Domain[]> => {
      const { domains } = await api.listDomains({ params: { projectId }, signal });
      return domains;
    },
    enabled: isWanted,
  });
}

export function useAddDomain(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => api.addDomain({ params: { projectId }, body: { domain } }),
    onSuccess: (domain) =>
      change(cache, projectId, (known) => [...known.filter(({ id }) => id !== domain.id), domain]),
    onSettled: () => refreshDomains(cache, projectId),
  });
}

export function useCheckDomain(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => api.checkDomain({ params: { projectId, domain } }),
    onSuccess: (domain) => replace(cache, projectId, domain),
    onSettled: () => refreshDomains(cache, projectId),
  });
}

interface DomainChange {
  readonly domain: string;
  readonly is_primary?: boolean;
  readonly redirects_www?: boolean;
}

export function useUpdateDomain(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ domain, ...body }: DomainChange) =>
      api.updateDomain({ params: { projectId, domain }, body }),
    onSuccess: (domain) => replace(cache, projectId, domain),
    onSettled: () => refreshDomains(cache, projectId),
  });
}

/** It is gone from the screen at once; a failure brings it back. */
export function useRemoveDomain(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation(
    optimisticChange<readonly Domain[], string>(cache, {
      queryKey: publishingKeys.domains(projectId),
      askAgain: () => refreshDomains(cache, projectId),
      send: (domain) => api.removeDomain({ params: { projectId, domain } }),
      patch: (known, domain) => known.filter((one) => one.domain !== domain),
      restore: (known, before, domain) => restoreRow(known, before, (one) => one.domain === domain),
    }),
  );
}

function replace(cache: QueryClient, projectId: string, domain: Domain): void {
  change(cache, projectId, (known) => known.map((one) => (one.id === domain.id ? domain : one)));
}

function change(
  cache: QueryClient,
  projectId: string,
  next: (known: readonly Domain[]) => readonly Domain[],
): void {
  cache.setQueryData<readonly Domain[]>(publishingKeys.domains(projectId), (known) => known && next(known));
}
