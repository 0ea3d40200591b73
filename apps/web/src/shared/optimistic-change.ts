import { hashKey, type MutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

interface OptimisticChange<Data, Input> {
  /** Of what shows it. */
  readonly queryKey: QueryKey;
  readonly send: (input: Input) => Promise<unknown>;
  readonly patch: (shown: Data, input: Input) => Data;
  /** Takes back this one change out of what is shown by now. */
  readonly restore: (shown: Data, before: Data, input: Input) => Data;
  /** Asks for what is true when all is answered, where it is more than what shows the change. */
  readonly askAgain?: () => unknown;
  /** Changes of the same thing are sent one after the other, so that the last one counts. */
  readonly thing?: string;
}

/** Shows a change once more after one of the same thing that came before it was taken back. */
type ShowAgain = () => void;

/** Changes that are not answered yet, by what they change, in the order they were made. */
const unanswered = new WeakMap<QueryClient, Map<string, Set<ShowAgain>>>();

function unansweredOf(cache: QueryClient, thing: string): Set<ShowAgain> {
  const things = unanswered.get(cache) ?? new Map<string, Set<ShowAgain>>();
  const changes = things.get(thing) ?? new Set();
  unanswered.set(cache, things.set(thing, changes));
  return changes;
}

interface Shown<Data> {
  before: Data | undefined;
  readonly showAgain: ShowAgain;
}

/**
 * Shown at once, and taken back alone when the server refuses or its answer is lost. What is true is asked again when
 * the last change of several has been answered: before that the answer would undo those under way.
 */
export function optimisticChange<Data, Input>(
  cache: QueryClient,
  options: OptimisticChange<Data, Input>,
): MutationOptions<unknown, Error, Input, Shown<Data>> {
  const { queryKey, send, patch, restore, askAgain, thing } = options;
  const scope = thing === undefined ? undefined : hashKey([...queryKey, thing]);
  const ofSameThing = () => (scope === undefined ? new Set<ShowAgain>() : unansweredOf(cache, scope));
  return {
    mutationKey: queryKey,
    mutationFn: send,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey });
      const show = () => {
        shown.before = cache.getQueryData<Data>(queryKey);
        if (shown.before !== undefined) cache.setQueryData<Data>(queryKey, patch(shown.before, input));
      };
      const shown: Shown<Data> = { before: undefined, showAgain: show };
      show();
      ofSameThing().add(show);
      return shown;
    },
    onSuccess: (_answer, _input, shown) => {
      ofSameThing().delete(shown.showAgain);
    },
    onError: (_error, input, shown) => {
      if (shown) ofSameThing().delete(shown.showAgain);
      const before = shown?.before;
      if (before === undefined) return;
      cache.setQueryData<Data>(queryKey, (now) => (now === undefined ? now : restore(now, before, input)));
      // Those behind it stood on it: they are shown on what is there now, and would go back to that.
      for (const showAgain of ofSameThing()) showAgain();
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: queryKey }) > 1) return;
      await (askAgain ? askAgain() : cache.invalidateQueries({ queryKey }));
    },
  };
}
