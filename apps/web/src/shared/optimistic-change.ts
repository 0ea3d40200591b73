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

/**
 * Shown at once, and taken back alone when the server refuses or its answer is lost. What is true is asked again when
 * the last change of several has been answered: before that the answer would undo those under way.
 */
export function optimisticChange<Data, Input>(
  cache: QueryClient,
  options: OptimisticChange<Data, Input>,
): MutationOptions<unknown, Error, Input, { readonly before: Data | undefined }> {
  const { queryKey, send, patch, restore, askAgain, thing } = options;
  return {
    mutationKey: queryKey,
    mutationFn: send,
    ...(thing === undefined ? {} : { scope: { id: hashKey([...queryKey, thing]) } }),
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<Data>(queryKey);
      if (before !== undefined) cache.setQueryData<Data>(queryKey, patch(before, input));
      return { before };
    },
    onError: (_error, input, context) => {
      const before = context?.before;
      if (before === undefined) return;
      cache.setQueryData<Data>(queryKey, (now) => (now === undefined ? now : restore(now, before, input)));
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: queryKey }) > 1) return;
      await (askAgain ? askAgain() : cache.invalidateQueries({ queryKey }));
    },
  };
}
