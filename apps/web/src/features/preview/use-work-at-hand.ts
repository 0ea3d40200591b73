import type { AiMessage } from '@loam/contract';
import { useConversationPart } from '../chat/api.ts';
import type { Conversation } from '../chat/model/conversation.ts';

export type Work = 'starting' | AiMessage;

/** The newest answer, in its making or just made. */
export function useNewestWork(projectId: string): Work {
  return useConversationPart(projectId, { isWanted: true, select: newestWork }).data ?? 'starting';
}

function newestWork({ sortedMessageIds, messages }: Conversation): Work {
  const answers = sortedMessageIds.flatMap((id) => {
    const message = messages[id];
    return message?.variant === 'ai_message' ? [message] : [];
  });
  return answers.at(-1) ?? 'starting';
}
