import type { AiMessage, UserMessage } from '@loam/contract';
import type { Conversation } from './conversation.ts';

/** Who is being answered, who waits, and what stands in the history. */
export interface ChatFlow {
  /** Oldest first, without those that wait. */
  readonly listedIds: readonly string[];
  /** In the order they will be answered. */
  readonly queued: readonly UserMessage[];
  /** The answer that is being written, or is about to be. */
  readonly running: AiMessage | undefined;
}

export function chatFlowOf({ sortedMessageIds, messages }: Conversation): ChatFlow {
  const all = sortedMessageIds.flatMap((id) => messages[id] ?? []);
  const answers = new Map(
    all.flatMap((one) => (one.variant === 'ai_message' ? [[one.id, one] as const] : [])),
  );
  const isWaiting = (one: UserMessage) =>
    one.status === 'queued' && (answers.get(one.ai_message_id)?.status ?? 'queued') === 'queued';
  const waiting = all.filter((one) => one.variant === 'user_message').filter(isWaiting);
  const working = all.find((one) => one.variant === 'ai_message' && one.status === 'running');
  // The first of the queue starts at once when nothing runs: it is no longer worth calling it waiting.
  const queued = working === undefined ? waiting.slice(1) : waiting;
  const hiddenIds = new Set(queued.flatMap((one) => [one.id, one.ai_message_id]));
  const starting = working === undefined ? waiting[0] : undefined;
  const answer = working ?? (starting && answers.get(starting.ai_message_id));
  return {
    listedIds: sortedMessageIds.filter((id) => !hiddenIds.has(id)),
    queued,
    running: answer?.variant === 'ai_message' ? answer : undefined,
  };
}
