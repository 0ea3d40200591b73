import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * What is known is out of date. An answer to a first question that is still on its way may be older than the change,
 * and invalidating would settle for it: such a question is asked once more when it has been answered.
 */
export async function askAgain(cache: QueryClient, what: QueryFilters): Promise<void> {
  const early = cache
    .getQueryCache()
    .findAll({ ...what, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined);
  await cache.invalidateQueries(what);
  await Promise.all(
    early.map(({ queryKey }) => cache.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })),
  );
}
