import { toast } from '@loam/ui';
import type { MutationCache } from '@tanstack/react-query';
import { isAborted, shownProblem, wasShown } from '../shared/problems.ts';

const words = { title: 'That did not work' } as const;

interface Listener {
  readonly hasListeners: () => boolean;
}

/**
 * A failure belongs to the part of the page that asked. Where that part is gone before the answer comes (a dialog that
 * was closed, a view that was left), nobody would show it: the page tells it then, unless somebody else did.
 */
export function tellUnheard(cache: MutationCache): void {
  const askers = new WeakMap<object, Listener>();
  cache.subscribe((event) => {
    const { mutation, type } = event;
    if (mutation !== undefined && type === 'observerAdded') askers.set(mutation, event.observer);
    if (type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    const asker = askers.get(mutation);
    if (asker === undefined || isAborted(error)) return;
    // After everyone who waits for the answer itself had a turn.
    setTimeout(() => {
      if (asker.hasListeners() || wasShown(error)) return;
      toast.error(words.title, { description: shownProblem(error).message });
    });
  });
}
