import type { AiMessage, ChatMessage, MessageFrame, MessageStatus } from '@loam/contract';

/** How far the frames of an answer have been followed. */
export interface StreamPlace {
  /** The number of the last frame that is in the message. */
  readonly seq: number;
  /** Frames behind a missing one. */
  readonly waiting: readonly MessageFrame[];
}

/** What is known of a project's chat: a part of the history without holes, and what has just been said. */
export interface Conversation {
  /** Oldest first. */
  readonly sortedMessageIds: readonly string[];
  readonly messages: Readonly<Record<string, ChatMessage>>;
  /** Shown before the server has said anything about them, in the order they were sent. */
  readonly optimisticIds: readonly string[];
  readonly streams: Readonly<Record<string, StreamPlace>>;
  readonly hasOlder: boolean;
  /** The loaded part ends before the present, as after opening a link to an old message. */
  readonly hasNewer: boolean;
}

export const emptyConversation: Conversation = {
  sortedMessageIds: [],
  messages: {},
  optimisticIds: [],
  streams: {},
  hasOlder: false,
  hasNewer: false,
};

export interface HistoryPage {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** The word of the server on one message, new or changed. */
export function withMessage(conversation: Conversation, message: ChatMessage): Conversation {
  const known = conversation.messages[message.id];
  if (known === undefined && conversation.hasNewer) return conversation;
  const isOptimistic = conversation.optimisticIds.includes(message.id);
  const merged = isOptimistic ? message : mergeMessage(conversation, known, message);
  if (merged === known) return conversation;
  return sorted({
    ...conversation,
    messages: { ...conversation.messages, [message.id]: merged },
    optimisticIds: isOptimistic
      ? conversation.optimisticIds.filter((id) => id !== message.id)
      : conversation.optimisticIds,
    streams: isFinal(merged.status) ? without(conversation.streams, merged.id) : conversation.streams,
  });
}

export function withoutMessages(conversation: Conversation, ids: readonly string[]): Conversation {
  if (!ids.some((id) => id in conversation.messages)) return conversation;
  const gone = new Set(ids);
  return {
    ...conversation,
    sortedMessageIds: conversation.sortedMessageIds.filter((id) => !gone.has(id)),
    messages: without(conversation.messages, ...ids),
    optimisticIds: conversation.optimisticIds.filter((id) => !gone.has(id)),
    streams: without(conversation.streams, ...ids),
  };
}

/** What was just sent, at the end, whatever the clocks say. */
export function withOptimistic(conversation: Conversation, messages: readonly ChatMessage[]): Conversation {
  const fresh = messages.filter(({ id }) => conversation.messages[id] === undefined);
  return sorted({
    ...conversation,
    messages: { ...conversation.messages, ...byId(fresh) },
    optimisticIds: [...conversation.optimisticIds, ...fresh.map(({ id }) => id)],
  });
}

/** A local change to one message, as of its feedback before the server has confirmed it. */
export function withChange(
  conversation: Conversation,
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): Conversation {
  const message = conversation.messages[id];
  if (message === undefined) return conversation;
  return { ...conversation, messages: { ...conversation.messages, [id]: change(message) } };
}

/**
 * The newest page, loaded first or again. What was known when it was asked for and is not in it was removed; what came
 * while it was on its way stays.
 */
export function withNewestPage(
  conversation: Conversation,
  page: HistoryPage,
  knownBefore?: ReadonlySet<string>,
): Conversation {
  const inPage = new Set(page.messages.map(({ id }) => id));
  const oldest = page.messages.at(-1);
  const kept = conversation.sortedMessageIds.filter((id) => !conversation.optimisticIds.includes(id));
  // What came meanwhile says nothing about a gap: an empty page may be older than the first message.
  const old = knownBefore ? kept.filter((id) => knownBefore.has(id)) : kept;
  const isJoined = !conversation.hasNewer && (old.length === 0 || kept.some((id) => inPage.has(id)));
  const removed = kept.filter((id) => {
    if (inPage.has(id) || (isJoined && knownBefore?.has(id) !== true)) return false;
    const message = conversation.messages[id];
    return !isJoined || (oldest !== undefined && message !== undefined && compare(message, oldest) > 0);
  });
  const base = withoutMessages(conversation, removed);
  const hasOlder = isJoined && old.length > 0 ? conversation.hasOlder : page.hasMore;
  return withPage({ ...base, hasOlder, hasNewer: false }, page.messages);
}

export function withOlderPage(conversation: Conversation, page: HistoryPage): Conversation {
  return withPage({ ...conversation, hasOlder: page.hasMore }, page.messages);
}

/** A part of the history that begins with one message; it may end before the newest one. */
export function withRange(conversation: Conversation, range: HistoryPage, newestId: string): Conversation {
  const optimistic = conversation.optimisticIds.flatMap((id) => conversation.messages[id] ?? []);
  const reachesNewest = range.messages.some(({ id }) => id === newestId);
  const start: Conversation = {
    ...emptyConversation,
    messages: byId(optimistic),
    optimisticIds: optimistic.map(({ id }) => id),
    streams: conversation.streams,
    // Whether there is anything before it is found out by asking.
    hasOlder: true,
  };
  return { ...withPage(start, range.messages), hasNewer: !reachesNewest };
}

export function isFinal(status: MessageStatus): boolean {
  return rank[status] === rank.completed;
}

const rank: Readonly<Record<MessageStatus, number>> = {
  queued: 0,
  running: 1,
  completed: 2,
  failed: 2,
  stopped: 2,
  interrupted: 2,
};

/** A message only moves forward: an answer that was on its way longer than the news must not undo it. */
function mergeMessage(
  conversation: Conversation,
  known: ChatMessage | undefined,
  next: ChatMessage,
): ChatMessage {
  if (known === undefined) return next;
  if (rank[next.status] < rank[known.status]) return known;
  const isStreamed =
    known.variant === 'ai_message' &&
    next.variant === 'ai_message' &&
    next.status === 'running' &&
    (conversation.streams[known.id]?.seq ?? 0) > 0;
  return isStreamed ? { ...next, ...streamedParts(known) } : next;
}

/** What frames carry; a message that was read at another moment may be behind in these. */
export function streamedParts(message: AiMessage) {
  const { content, thinking, steps, plan, approvals, questions, diagrams } = message;
  const { secret_requests } = message;
  return { content, thinking, steps, plan, approvals, questions, secret_requests, diagrams };
}

function withPage(conversation: Conversation, messages: readonly ChatMessage[]): Conversation {
  const merged = messages.map((message) =>
    conversation.optimisticIds.includes(message.id)
      ? message
      : mergeMessage(conversation, conversation.messages[message.id], message),
  );
  const confirmed = new Set(messages.map(({ id }) => id));
  const final = merged.filter(({ status }) => isFinal(status)).map(({ id }) => id);
  return sorted({
    ...conversation,
    messages: { ...conversation.messages, ...byId(merged) },
    optimisticIds: conversation.optimisticIds.filter((id) => !confirmed.has(id)),
    streams: without(conversation.streams, ...final),
  });
}

function sorted(conversation: Conversation): Conversation {
  const optimistic = new Set(conversation.optimisticIds);
  const confirmed = Object.values(conversation.messages)
    .filter(({ id }) => !optimistic.has(id))
    .toSorted(compare);
  return {
    ...conversation,
    sortedMessageIds: [...confirmed.map(({ id }) => id), ...conversation.optimisticIds],
  };
}

/** A question and its answer are stored together and carry the same time. */
function compare(a: ChatMessage, b: ChatMessage): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1;
  if (a.role !== b.role) return a.role === 'user' ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function byId(messages: readonly ChatMessage[]): Record<string, ChatMessage> {
  return Object.fromEntries(messages.map((message) => [message.id, message]));
}

function without<T>(record: Readonly<Record<string, T>>, ...ids: readonly string[]): Record<string, T> {
  const gone = new Set(ids);
  return Object.fromEntries(Object.entries(record).filter(([id]) => !gone.has(id)));
}
