import type { Api } from '@loam/client';
import { limits } from '@loam/contract';
import { CopiedMs, TooltipProvider } from '@loam/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProvider } from '../shared/api-context.tsx';
import { LiveProvider } from '../shared/live-context.tsx';
import { OpenPublishProvider } from '../shared/open-publish.tsx';
import { createBrowserLive } from './browser-live.ts';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';

export function App({ api }: { readonly api: Api }) {
  const [parts] = useState(() => {
    const queryClient = createQueryClient();
    const live = createBrowserLive(queryClient);
    const router = createAppRouter({ api, queryClient });
    watchSession(queryClient, { onChanged: () => live.client.renew(), onLost: () => askToSignIn(router) });
    return { queryClient, live, router };
  });
  return (
    <ApiProvider api={api}>
      <QueryClientProvider client={parts.queryClient}>
        <LiveProvider live={parts.live}>
          <CopiedMs value={limits.feedback.copiedMs}>
            <TooltipProvider>
              <OpenPublishProvider>
                <RouterProvider router={parts.router} />
              </OpenPublishProvider>
            </TooltipProvider>
          </CopiedMs>
        </LiveProvider>
      </QueryClientProvider>
    </ApiProvider>
  );
}

/** Back to the same page afterwards. */
function askToSignIn(router: AppRouter): void {
  const { pathname, href } = router.state.location;
  if (pathname === '/sign-in' || pathname === '/sign-up') return;
  void router.navigate({ to: '/sign-in', search: { next: href } });
}
