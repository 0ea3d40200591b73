import type { Api } from '@loam/client';
import { type Edit, limits, type UserId } from '@loam/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { profileQuery } from '../accounts/api.ts';
import { acceptEdit, refreshEdits, showBookmark } from './cache.ts';
import { editKeys } from './keys.ts';
import { beforeOf, cooldownLeft, type EditFilter, flattenEdits } from './model/edit-pages.ts';

const authorStaleMs = 300_000;
/** A restore waits for others to finish and then writes every file. */
const restoreTimeoutMs = 120_000;

function editListQuery(api: Api, projectId: string, filter: EditFilter) {
  return infiniteQueryOptions({
    queryKey: editKeys.list(projectId, filter),
    queryFn: ({ signal, pageParam }) =>
      api.listEdits({
        params: { projectId },
        query: {
          limit: limits.chat.editsPageSize,
          ...(pageParam === undefined ? {} : { before: pageParam }),
          ...(filter.bookmarked ? { bookmarked: 'true' as const } : {}),
          ...(filter.type === undefined ? {} : { type: filter.type }),
        },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => beforeOf(page),
  });
}

export function useEdits(projectId: string, filter: EditFilter) {
  const query = useInfiniteQuery(editListQuery(useApi(), projectId, filter));
  const edits = useMemo(() => flattenEdits(query.data), [query.data]);
  const { dataUpdatedAt, fetchNextPage } = query;
  /** Older pages come one after the other, never in a rush. */
  const loadOlder = useMemo(
    () => () =>
      void setTimeout(
        () => void fetchNextPage({ cancelRefetch: false }),
        cooldownLeft(dataUpdatedAt, Date.now()),
      ),
    [dataUpdatedAt, fetchNextPage],
  );
  return { query, edits, loadOlder };
}

function editQuery(api: Api, projectId: string, editId: string) {
  return queryOptions({
    queryKey: editKeys.one(projectId, editId),
    queryFn: async ({ signal }): Promise<Edit | null> => {
      const { edits } = await api.listEdits({ params: { projectId }, query: { ids: editId }, signal });
      return edits[0] ?? null;
    },
    // Events keep it up to date.
    staleTime: Infinity,
  });
}

/** One version; null when there is none of that id. */
export function useEdit(projectId: string, editId: string, { isWanted } = { isWanted: true }) {
  return useQuery({ ...editQuery(useApi(), projectId, editId), enabled: isWanted });
}

interface WantedEdits {
  readonly projectId: string;
  readonly editIds: readonly string[];
}

/** Asks for many versions in few calls, before each is asked for by itself. */
export function prefetchEdits(cache: QueryClient, api: Api, { projectId, editIds }: WantedEdits): void {
  const missing = editIds.filter((id) => cache.getQueryState(editKeys.one(projectId, id)) === undefined);
  for (let start = 0; start < missing.length; start += limits.chat.inQueryBatch) {
    const ids = missing.slice(start, start + limits.chat.inQueryBatch);
    const batch = api.listEdits({
      params: { projectId },
      query: { ids: ids.join(','), limit: limits.chat.inQueryBatch },
    });
    for (const id of ids) {
      void cache.prefetchQuery({
        ...editQuery(api, projectId, id),
        queryFn: async () => (await batch).edits.find((edit) => edit.id === id) ?? null,
        retry: false,
      });
    }
  }
}

/** What a version changed; asked for when someone wants to see it. */
export function useEditDiff(projectId: string, editId: string) {
  const api = useApi();
  return useQuery({
    queryKey: editKeys.diff(projectId, editId),
    queryFn: ({ signal }) => api.getEditDiff({ params: { projectId, editId }, signal }),
    staleTime: limits.diff.staleMs,
    retry: limits.diff.retries,
  });
}

/** Undefined while it loads, and when the account is gone. */
export function useAuthor(userId: UserId | null) {
  const api = useApi();
  return useQuery({
    ...profileQuery(api, userId ?? ''),
    enabled: userId !== null,
    staleTime: authorStaleMs,
  }).data;
}

interface BookmarkChange {
  readonly editId: string;
  readonly bookmarked: boolean;
}

export function useBookmark(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ editId, bookmarked }: BookmarkChange) =>
      api.updateEdit({ params: { projectId, editId }, body: { bookmarked } }),
    onMutate: (change) => showBookmark(cache, projectId, change),
    onError: (_error, _change, rollback) => rollback?.(),
    onSuccess: (edit) => acceptEdit(cache, edit),
  });
}

interface NoteChange {
  readonly editId: string;
  /** Null takes the note away. */
  readonly note: string | null;
}

/** Why a version was bookmarked. */
export function useBookmarkNote(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ editId, note }: NoteChange) =>
      api.updateEdit({ params: { projectId, editId }, body: { bookmark_note: note } }),
    onSuccess: (edit) => acceptEdit(cache, edit),
  });
}

interface SnapshotFrame {
  readonly commitSha: string;
  /** Another number is another frame. */
  readonly number: number;
}

/** A ticket for one frame that shows the app as it was in a version. */
export function useSnapshotTicket(projectId: string, frame: SnapshotFrame) {
  const api = useApi();
  return useQuery({
    queryKey: editKeys.snapshot(projectId, frame),
    queryFn: ({ signal }) =>
      api.createPreviewTicket({ params: { projectId }, query: { commit_sha: frame.commitSha }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The app as it was in a version, in a tab of its own. */
export function useOpenVersion(projectId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (commitSha: string) =>
      api.createPreviewTicket({ params: { projectId }, query: { commit_sha: commitSha } }),
  });
}

/** What going back to a version means for the database. */
export function useRestorePlan(projectId: string, editId: string) {
  const api = useApi();
  return useQuery({
    queryKey: editKeys.restorePlan(projectId, editId),
    queryFn: ({ signal }) => api.getRestorePlan({ params: { projectId, editId }, signal }),
    // Another migration, or another backup, may be there by the next time that it is asked.
    gcTime: 0,
  });
}

interface RestoreWish {
  readonly editId: string;
  /** Restore although the data cannot follow. */
  readonly isConfirmed: boolean;
  /** Of the database, which comes back with the files. */
  readonly backupId?: string | undefined;
}

export function useRestoreVersion(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  // One for as long as the question is on screen: asked again after a lost answer, it restores once.
  // Not randomUUID: browsers keep it from pages that a self-hosted server sends without TLS.
  const [idempotencyKey] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
  return useMutation({
    mutationFn: ({ editId, isConfirmed, backupId }: RestoreWish) =>
      api.revertToEdit({
        params: { projectId },
        body: {
          edit_id: editId,
          confirm: isConfirmed,
          ...(backupId === undefined ? {} : { backup_id: backupId }),
        },
        idempotencyKey,
        timeoutMs: restoreTimeoutMs,
      }),
    onSuccess: () => refreshEdits(cache, projectId),
  });
}

function firstPage(): string | undefined {
  return undefined;
}
