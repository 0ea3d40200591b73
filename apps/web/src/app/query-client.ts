import { ApiProblem } from '@loam/client';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { accountKeys } from '../features/accounts/api.ts';
import { tellUnheard } from './tell-unheard.ts';

const maxRetries = 2;

export function createQueryClient(): QueryClient {
  // A button learns that its work is under way before the next click can come, not one timer later.
  notifyManager.setScheduler(queueMicrotask);
  const onError = (error: unknown) => {
    // The session ended elsewhere: what the page believes about it is asked again.
    if (error instanceof ApiProblem && error.code === 'unauthenticated') {
      void client.invalidateQueries({ queryKey: accountKeys.me, exact: true });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A browser that believes it is offline still reaches a server on the same machine; a failure is shown, not queued.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < maxRetries && isPassing(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4000),
      },
    },
  });
  tellUnheard(client.getMutationCache());
  return client;
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.status >= 500;
  return !(error instanceof Error && error.name === 'AbortError');
}
