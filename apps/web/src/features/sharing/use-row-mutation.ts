import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreRow } from './model/restore-row.ts';

interface RowMutation<Row, Input> {
  /** Of the list that shows it. */
  readonly queryKey: QueryKey;
  readonly send: (input: Input) => Promise<unknown>;
  readonly patch: (rows: readonly Row[], input: Input) => readonly Row[];
}

/**
 * The list shows the change of one row at once, and takes that one back when the server refuses. It is asked again when
 * the last change of several has been answered: before that the answer would undo those under way.
 */
export function useRowMutation<Row extends { readonly id: string }, Input extends { readonly id: string }>(
  options: RowMutation<Row, Input>,
) {
  const { queryKey, send, patch } = options;
  const cache = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    mutationFn: send,
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<readonly Row[]>(queryKey);
      if (before) cache.setQueryData(queryKey, patch(before, input));
      return { before };
    },
    onError: (_error, { id }, context) => {
      const before = context?.before;
      if (!before) return;
      cache.setQueryData<readonly Row[]>(queryKey, (now) => restoreRow(now ?? [], before, id));
    },
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: queryKey }) === 1) await cache.invalidateQueries({ queryKey });
    },
  });
}
