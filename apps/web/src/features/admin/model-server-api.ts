import type { Api } from '@loam/client';
import type { ModelServerBody } from '@loam/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { adminKeys } from './keys.ts';

export function modelServerQuery(api: Api) {
  return queryOptions({
    queryKey: adminKeys.modelServer,
    queryFn: ({ signal }) => api.getModelServer({ signal }),
  });
}

/** Asks the server without keeping anything. */
export function useTestModelServer() {
  const api = useApi();
  return useMutation({ mutationFn: (body: ModelServerBody) => api.testModelServer({ body }) });
}

export function useSaveModelServer() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelServerBody) => api.setModelServer({ body }),
    onSuccess: (server) => cache.setQueryData(adminKeys.modelServer, { server }),
  });
}

export function useRemoveModelServer() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.removeModelServer(),
    onSuccess: () => cache.setQueryData(adminKeys.modelServer, { server: null }),
  });
}
