import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { markPlace } from './mark-place.ts';

/** Whether the place counts as left, by its path and by its whole address, once somebody went on. */
async function stillAfter(to: string): Promise<readonly boolean[]> {
  const history = createMemoryHistory({ initialEntries: ['/projects/a?view=snapshot'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  const marks = [markPlace(router), markPlace(router, 'href')];
  history.push(to);
  await router.load();
  return marks.map((isStillHere) => isStillHere());
}

test('a place is left by going to another page; its views are told apart only where that is asked', async () => {
  expect(await stillAfter('/projects/b?view=snapshot')).toEqual([false, false]);
  expect(await stillAfter('/projects/a?view=code')).toEqual([true, false]);
  expect(await stillAfter('/projects/a?view=snapshot')).toEqual([true, true]);
});
