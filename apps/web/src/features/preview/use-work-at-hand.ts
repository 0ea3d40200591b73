import type { AiMessage, Project } from '@loam/contract';
import { useConversationPart } from '../chat/api.ts';
import { chatFlowOf } from '../chat/model/chat-flow.ts';
import type { Conversation } from '../chat/model/conversation.ts';

export type Work = 'starting' | AiMessage;

/** Whether an answer is being made. A project that was made with a request is at work before its conversation begins. */
export function useIsAtWork(project: Project | undefined): boolean {
  const isWanted = project?.permissions.includes('EditProject') ?? false;
  const running = useConversationPart(project?.id ?? '', { isWanted, select: isRunning }).data;
  const isAsked = project !== undefined && project.initial_message !== null;
  return isWanted && (running === 'unsaid' || running === undefined ? isAsked : running);
}

/** The newest answer, in its making or just made. */
export function useNewestWork(projectId: string): Work {
  return useConversationPart(projectId, { isWanted: true, select: newestWork }).data ?? 'starting';
}

function isRunning(conversation: Conversation): boolean | 'unsaid' {
  if (conversation.sortedMessageIds.length === 0) return 'unsaid';
  return chatFlowOf(conversation).running !== undefined;
}

function newestWork({ sortedMessageIds, messages }: Conversation): Work {
  const answers = sortedMessageIds.flatMap((id) => {
    const message = messages[id];
    return message?.variant === 'ai_message' ? [message] : [];
  });
  return answers.at(-1) ?? 'starting';
}
