import { ChatMessage, MessageFrame, messageFrameType } from '@loam/contract';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../shared/ask-again.ts';
import { logNotice } from '../../shared/log.ts';
import { chatKeys } from './keys.ts';
import { type Conversation, emptyConversation, withMessage, withoutMessages } from './model/conversation.ts';
import { withFetchedMessage, withFrame } from './model/stream-frames.ts';

interface LiveNews {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface MessagePlace {
  readonly projectId: string;
  readonly messageId: string;
}

export function readConversation(cache: QueryClient, projectId: string): Conversation | undefined {
  return cache.getQueryData<Conversation>(chatKeys.conversation(projectId));
}

/** A conversation that nobody has opened stays unknown. */
export function changeConversation(
  cache: QueryClient,
  projectId: string,
  change: (conversation: Conversation) => Conversation,
): void {
  cache.setQueryData<Conversation>(chatKeys.conversation(projectId), (known) => known && change(known));
}

/** Also before the history is there, as when a project opens with something to send. */
export function openConversation(
  cache: QueryClient,
  projectId: string,
  change: (conversation: Conversation) => Conversation,
): void {
  cache.setQueryData<Conversation>(chatKeys.conversation(projectId), (known) =>
    change(known ?? emptyConversation),
  );
}

export function acceptMessageEvent(cache: QueryClient, projectId: string, { type, payload }: LiveNews): void {
  // The history that is on its way may be older than the news.
  if (isFirstOnItsWay(cache, projectId)) return void refreshConversation(cache, projectId);
  switch (type) {
    case 'message.created':
    case 'message.updated': {
      const message = ChatMessage.safeParse(payload['message']);
      if (message.success) return acceptMessage(cache, message.data);
      return logNotice('A message of an unknown kind was left out.', payload['message']);
    }
    case 'message.removed': {
      const id = String(payload['message_id']);
      return changeConversation(cache, projectId, (known) => withoutMessages(known, [id]));
    }
    default:
      void refreshConversation(cache, projectId);
  }
}

function isFirstOnItsWay(cache: QueryClient, projectId: string): boolean {
  const state = cache.getQueryState(chatKeys.conversation(projectId));
  return state?.data === undefined && state?.fetchStatus === 'fetching';
}

export function acceptMessage(cache: QueryClient, message: ChatMessage): void {
  changeConversation(cache, message.project_id, (known) => withMessage(known, message));
}

export function acceptFrame(cache: QueryClient, place: MessagePlace, { type, payload }: LiveNews): void {
  const frame = type === messageFrameType ? MessageFrame.safeParse(payload) : undefined;
  if (frame?.success !== true) return void refreshMessage(cache, place);
  const known = readConversation(cache, place.projectId);
  if (known === undefined) return;
  const { conversation, isBehind } = withFrame(known, frame.data);
  changeConversation(cache, place.projectId, () => conversation);
  if (isBehind) void refreshMessage(cache, place);
}

export function acceptFetched(cache: QueryClient, message: ChatMessage, streamSeq: number): void {
  changeConversation(
    cache,
    message.project_id,
    (known) => withFetchedMessage(known, message, streamSeq).conversation,
  );
}

export function refreshConversation(cache: QueryClient, projectId: string): Promise<void> {
  return askAgain(cache, { queryKey: chatKeys.conversation(projectId), exact: true });
}

/** One question at a time: frames behind a gap come faster than its answer. */
export async function refreshMessage(
  cache: QueryClient,
  { projectId, messageId }: MessagePlace,
): Promise<void> {
  const queryKey = chatKeys.message(projectId, messageId);
  await cache.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
}
