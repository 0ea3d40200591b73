import type { enums } from '@loam/contract';

export type LoadingStatus = (typeof enums.chat.loadingStatuses)[number];

/** How far the history has come; what is there is shown although a later try may have failed. */
export function loadingStatusOf(query: {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
}): LoadingStatus {
  if (query.data !== undefined) return 'success';
  if (query.isError) return 'error';
  return query.isFetching ? 'loading' : 'idle';
}
