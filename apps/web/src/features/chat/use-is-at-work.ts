import type { Project } from '@loam/contract';
import { useConversationPart } from './api.ts';
import { chatFlowOf } from './model/chat-flow.ts';
import type { Conversation } from './model/conversation.ts';

/** Whether an answer is being made. A project that was made with a request is at work before its conversation begins. */
export function useIsAtWork(project: Project | undefined): boolean {
  const isWanted = project?.permissions.includes('EditProject') ?? false;
  const running = useConversationPart(project?.id ?? '', { isWanted, select: isRunning }).data;
  const isAsked = project !== undefined && project.initial_message !== null;
  return isWanted && (running === 'unsaid' || running === undefined ? isAsked : running);
}

function isRunning(conversation: Conversation): boolean | 'unsaid' {
  if (conversation.sortedMessageIds.length === 0) return 'unsaid';
  return chatFlowOf(conversation).running !== undefined;
}
