import { ApiProblem } from '@loam/client';
import { toast } from '@loam/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTellIfGone } from './use-tell-if-gone.ts';

test('a failure that comes when its dialog is gone is told on the page', () => {
  const dialogs: ReturnType<typeof useTellIfGone>[] = [];
  function Dialog() {
    dialogs.push(useTellIfGone('Leaving Garden failed'));
    return null;
  }
  // Rendered, and on no page.
  renderToStaticMarkup(<Dialog />);
  const refused = new ApiProblem({ status: 403, code: 'forbidden', detail: 'Not now.', traceId: 't' });
  for (const tell of dialogs) tell(refused);
  expect(toast.getHistory().at(-1)).toMatchObject({
    type: 'error',
    title: 'Leaving Garden failed',
    description: 'Not now.',
  });
});
