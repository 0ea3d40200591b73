import type { Api } from '@loam/client';
import type { ApprovalPreference, BodyIn, endpoints, KeyProviderId, ToolPreference } from '@loam/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { chatKeys } from './keys.ts';

export function useModelProviders(workspaceId: string) {
  const api = useApi();
  return useQuery({
    queryKey: chatKeys.providers(workspaceId),
    queryFn: ({ signal }) => api.listModelProviders({ params: { workspaceId }, signal }),
  });
}

interface Connection {
  readonly provider: KeyProviderId;
  readonly body: BodyIn<typeof endpoints.connectModelProvider>;
}

/** The key is tried before it is stored. */
const connectTimeoutMs = 60_000;

export function useConnectProvider(workspaceId: string) {
  const api = useApi();
  const refresh = useRefreshModels(workspaceId);
  return useMutation({
    mutationFn: ({ provider, body }: Connection) =>
      api.connectModelProvider({
        params: { workspaceId, provider },
        body,
        timeoutMs: connectTimeoutMs,
      }),
    onSuccess: refresh,
  });
}

export function useDisconnectProvider(workspaceId: string) {
  const api = useApi();
  const refresh = useRefreshModels(workspaceId);
  return useMutation({
    mutationFn: (provider: KeyProviderId) =>
      api.disconnectModelProvider({ params: { workspaceId, provider } }),
    onSuccess: refresh,
  });
}

/** Which models can answer changes in every project of the workspace. */
function useRefreshModels(workspaceId: string) {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: chatKeys.providers(workspaceId) });
    void cache.invalidateQueries({ queryKey: chatKeys.allModels });
  };
}

export function toolPreferencesQuery(api: Api) {
  return queryOptions({
    queryKey: chatKeys.toolPreferences,
    queryFn: ({ signal }) => api.listToolPreferences({ signal }),
  });
}

interface PreferenceChange {
  readonly tool: ToolPreference;
  readonly preference: ApprovalPreference;
}

/** A choice answers at once; when the server refuses, it goes back and the caller says why. */
export function useSetToolPreference() {
  const api = useApi();
  const cache = useQueryClient();
  const put = (change: ToolPreference) =>
    cache.setQueryData(toolPreferencesQuery(api).queryKey, (list) =>
      list?.map((one) => (isSameTool(one, change) ? change : one)),
    );
  return useMutation({
    mutationFn: ({ tool, preference }: PreferenceChange) =>
      api.setToolPreference({
        params: { integration: tool.integration_name, tool: tool.tool_name },
        body: { approval_preference: preference },
      }),
    onMutate: ({ tool, preference }) => put({ ...tool, approval_preference: preference }),
    onSuccess: put,
    onError: (_error, { tool }) => put(tool),
  });
}

function isSameTool(a: ToolPreference, b: ToolPreference): boolean {
  return a.integration_name === b.integration_name && a.tool_name === b.tool_name;
}
