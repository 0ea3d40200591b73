import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** What is left to do before the browser hands over the next event; no timer runs in it. */
async function endOfEvent(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

test('the second of two quick clicks finds the button waiting', async () => {
  const sent: string[] = [];
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: (click: string) => {
      sent.push(click);
      return new Promise<void>(() => undefined);
    },
  });
  let isWaiting = false;
  // As a component listens.
  observer.subscribe(notifyManager.batchCalls(() => (isWaiting = observer.getCurrentResult().isPending)));
  const click = (name: string) => {
    if (!isWaiting) void observer.mutate(name);
  };
  click('first');
  await endOfEvent();
  click('second');
  await endOfEvent();
  expect(sent).toEqual(['first']);
});
