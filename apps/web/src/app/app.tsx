import type { Api } from '@loam/client';
import { TooltipProvider } from '@loam/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProvider } from '../shared/api-context.tsx';
import { LiveProvider } from '../shared/live-context.tsx';
import { createBrowserLive } from './browser-live.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

export function App({ api }: { readonly api: Api }) {
  const [parts] = useState(() => {
    const queryClient = createQueryClient();
    return {
      queryClient,
      live: createBrowserLive(queryClient),
      router: createAppRouter({ api, queryClient }),
    };
  });
  return (
    <ApiProvider api={api}>
      <QueryClientProvider client={parts.queryClient}>
        <LiveProvider live={parts.live}>
          <TooltipProvider>
            <RouterProvider router={parts.router} />
          </TooltipProvider>
        </LiveProvider>
      </QueryClientProvider>
    </ApiProvider>
  );
}
