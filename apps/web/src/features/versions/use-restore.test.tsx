import { createApi } from '@loam/client';
import { toast } from '@loam/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiProvider } from '../../shared/api-context.tsx';
import { sampleEdit } from './sample-edit.fixture.ts';
import { useRestore } from './use-restore.ts';

const edit = sampleEdit(1);
const snapshot = '/projects/a?view=snapshot';

/** Whether the answer leads on for somebody who went elsewhere, or nowhere, before it came. */
async function leadsOn(to: string): Promise<boolean> {
  const history = createMemoryHistory({ initialEntries: [snapshot] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  const api = createApi({
    baseUrl: 'http://server.invalid',
    fetch: async () => {
      history.push(to);
      await router.load();
      return Response.json(edit);
    },
  });
  let isLed = false;
  const asked: ReturnType<typeof useRestore>[] = [];
  function Probe() {
    asked.push(
      useRestore(edit.project_id, () => {
        isLed = true;
      }),
    );
    return null;
  }
  renderToStaticMarkup(
    <ApiProvider api={api}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <Probe />
        </RouterContextProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
  const before = toast.getHistory().length;
  for (const { restore } of asked) restore(edit);
  await expect.poll(() => toast.getHistory().length).toBeGreaterThan(before);
  expect(toast.getHistory().at(-1)).toMatchObject({ type: 'success' });
  return isLed;
}

test('a restored version is shown to whoever waited for it, and takes nobody back from elsewhere', async () => {
  expect(await leadsOn(snapshot)).toBe(true);
  expect(await leadsOn('/projects/a?view=code')).toBe(false);
  expect(await leadsOn('/projects/b')).toBe(false);
});
