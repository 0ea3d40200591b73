import type { AiMessage, Project } from '@loam/contract';
import { useState } from 'react';
import { useConversation } from '../chat/api.ts';
import { chatFlowOf } from '../chat/model/chat-flow.ts';
import { emptyConversation } from '../chat/model/conversation.ts';

export type Work = 'starting' | AiMessage;

/**
 * The answer that is being made, for those who may read the conversation, and the last that was seen being made. A
 * project that was made with a request is at work before its conversation has begun.
 */
export function useWorkAtHand(project: Project | undefined): {
  readonly current: Work | undefined;
  readonly latest: Work | undefined;
} {
  const canEdit = project?.permissions.includes('EditProject') ?? false;
  const conversation = useConversation(project?.id ?? '', canEdit).data;
  const current = canEdit ? workOf(conversation ?? emptyConversation, project) : undefined;
  const [latest, setLatest] = useState(current);
  if (current !== undefined && current !== latest) setLatest(current);
  return { current, latest: current ?? latest };
}

function workOf(
  conversation: Parameters<typeof chatFlowOf>[0],
  project: Project | undefined,
): Work | undefined {
  const { running } = chatFlowOf(conversation);
  if (running !== undefined) return running;
  const isAsked = project !== undefined && project.initial_message !== null;
  return isAsked && conversation.sortedMessageIds.length === 0 ? 'starting' : undefined;
}
