import type { Api } from '@loam/client';
import { type ChatModel, limits } from '@loam/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { useLiveStatus } from '../../shared/live-context.tsx';
import { logNotice } from '../../shared/log.ts';
import { prefetchEdits } from '../versions/api.ts';
import { cooldownLeft } from '../versions/model/edit-pages.ts';
import { acceptFetched, changeConversation, readConversation } from './cache.ts';
import { chatKeys } from './keys.ts';
import {
  type Conversation,
  emptyConversation,
  type HistoryPage,
  withNewestPage,
  withOlderPage,
  withRange,
} from './model/conversation.ts';
import { readHistory } from './model/read-history.ts';

const unheardPollMs = 3000;

interface Place {
  readonly api: Api;
  readonly cache: QueryClient;
  readonly projectId: string;
}

function usePlace(projectId: string): Place {
  return { api: useApi(), cache: useQueryClient(), projectId };
}

/**
 * While no socket is open, a running answer is asked for instead of told. A browser opens one socket to an address at a
 * time: where a preview of the same machine keeps its own waiting, this one waits as well.
 */
function usePollInterval(): number | false {
  return useLiveStatus() === 'online' ? false : unheardPollMs;
}

/** The history as far as it was loaded; live events patch it. */
export function useConversation(projectId: string) {
  return useConversationPart(projectId, { isWanted: true, select: (conversation) => conversation });
}

interface Part<T> {
  /** Only those who may edit may read it. */
  readonly isWanted: boolean;
  select(conversation: Conversation): T;
}

/** A part of the history: who asks for it is told only when that part changes. */
export function useConversationPart<T>(projectId: string, { isWanted, select }: Part<T>) {
  const place = usePlace(projectId);
  const refetchInterval = usePollInterval();
  return useQuery({
    queryKey: chatKeys.conversation(projectId),
    queryFn: ({ signal }) => loadNewest(place, signal),
    enabled: isWanted,
    select,
    // Compared by reference: a long history is not walked through for each word that streams in.
    structuralSharing: false,
    refetchInterval,
  });
}

/** Follows one running answer: catches up when it is joined, and after a gap. */
export function useRunningMessage(projectId: string, messageId: string | undefined): void {
  const { api, cache } = usePlace(projectId);
  const refetchInterval = usePollInterval();
  useQuery({
    queryKey: chatKeys.message(projectId, messageId ?? ''),
    queryFn: async ({ signal }) => {
      const found = await api.getMessage({
        params: { projectId, messageId: messageId ?? '' },
        signal,
      });
      acceptFetched(cache, found.message, found.stream_seq);
      return found.stream_seq;
    },
    enabled: messageId !== undefined,
    // A message that was just sent may not be there yet; its events will tell.
    retry: false,
    gcTime: 0,
    refetchInterval,
  });
}

export function useOlderMessages(projectId: string) {
  const place = usePlace(projectId);
  const lastLoadedMs = useRef(0);
  const isWanted = useRef(false);
  const mutation = useMutation({
    mutationFn: async () => {
      const oldest = oldestConfirmed(readConversation(place.cache, projectId));
      if (oldest === undefined) return;
      const page = await loadPage(place, { before: oldest });
      changeConversation(place.cache, projectId, (known) => withOlderPage(known, page));
    },
    onSettled: () => {
      lastLoadedMs.current = Date.now();
      isWanted.current = false;
    },
  });
  const { mutate, isPending } = mutation;
  /** Older pages come one after the other, never in a rush. */
  const load = () => {
    if (isWanted.current) return;
    isWanted.current = true;
    setTimeout(mutate, cooldownLeft(lastLoadedMs.current, Date.now()));
  };
  return { load, isLoading: isPending, error: mutation.error };
}

/** Back from an old part of the history to the present. */
export function useLatestMessages(projectId: string) {
  const place = usePlace(projectId);
  return useMutation({
    mutationFn: async () => {
      const page = await loadPage(place, {});
      changeConversation(place.cache, projectId, (known) => withNewestPage(known, page));
    },
  });
}

/** Loads the part of the history that begins with a message, when it is not there already. */
export function useMessageRange(projectId: string, messageId: string | undefined) {
  const place = usePlace(projectId);
  const conversation = useConversation(projectId).data;
  return useQuery({
    queryKey: [...chatKeys.conversation(projectId), 'from', messageId],
    queryFn: async () => {
      const known = readConversation(place.cache, projectId);
      if (messageId === undefined || known?.messages[messageId] !== undefined) return true;
      const range = await loadPage(place, { from: messageId });
      const isFound = range.messages.some(({ id }) => id === messageId);
      const newest = known?.sortedMessageIds.findLast((id) => !known.optimisticIds.includes(id));
      if (isFound) changeConversation(place.cache, projectId, (now) => withRange(now, range, newest ?? ''));
      return isFound;
    },
    enabled: messageId !== undefined && conversation !== undefined,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

export function useModels(projectId: string) {
  return useQuery(modelsQuery(useApi(), projectId));
}

function modelsQuery(api: Api, projectId: string) {
  return queryOptions({
    queryKey: chatKeys.models(projectId),
    queryFn: async ({ signal }): Promise<readonly ChatModel[]> =>
      (await api.listProjectModels({ params: { projectId }, signal })).models,
    staleTime: 60_000,
  });
}

async function loadNewest(place: Place, signal: AbortSignal): Promise<Conversation> {
  const before = readConversation(place.cache, place.projectId);
  // An old part of the history is open: the present is loaded when someone goes back to it.
  if (before?.hasNewer === true) return before;
  const page = await loadPage(place, {}, signal);
  const known = readConversation(place.cache, place.projectId) ?? emptyConversation;
  return withNewestPage(known, page, new Set(before?.sortedMessageIds));
}

interface Wanted {
  readonly before?: string;
  readonly from?: string;
}

async function loadPage(place: Place, wanted: Wanted, signal?: AbortSignal): Promise<HistoryPage> {
  const { api, cache, projectId } = place;
  const answer = await api.listMessages({
    params: { projectId },
    query: { limit: limits.chat.messagesPageSize, ...wanted },
    ...(signal === undefined ? {} : { signal }),
  });
  const { messages, skipped } = readHistory(answer.messages);
  for (const name of skipped) logNotice('A message was left out.', name);
  const editIds = messages.flatMap((one) => ('edit_id' in one && one.edit_id !== null ? [one.edit_id] : []));
  prefetchEdits(cache, api, { projectId, editIds });
  return { messages, hasMore: answer.has_more };
}

function oldestConfirmed(conversation: Conversation | undefined): string | undefined {
  return conversation?.sortedMessageIds.find((id) => !conversation.optimisticIds.includes(id));
}
