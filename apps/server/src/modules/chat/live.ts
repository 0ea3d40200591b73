import {
  type ChatMessage,
  type MessageEventType,
  type MessageFrame,
  messageFrameType,
  type ProjectId,
  topics,
} from '@loam/contract';
import type { Queries } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';

export interface ChatLive {
  created(queries: Queries, message: ChatMessage): Promise<void>;
  updated(queries: Queries, message: ChatMessage): Promise<void>;
  removed(queries: Queries, projectId: ProjectId, messageId: string): Promise<void>;
  /** How the frames of one answer go out. */
  frames(projectId: ProjectId, messageId: string): (frame: MessageFrame) => void;
}

export function createChatLive(live: LivePublisher): ChatLive {
  const publish = (queries: Queries, type: MessageEventType, message: ChatMessage) =>
    live.publish(queries, topics.messages(message.project_id), { type, payload: { message } });
  return {
    created: (queries, message) => publish(queries, 'message.created', message),
    updated: (queries, message) => publish(queries, 'message.updated', message),
    removed: (queries, projectId, messageId) =>
      live.publish(queries, topics.messages(projectId), {
        type: 'message.removed' satisfies MessageEventType,
        payload: { message_id: messageId },
      }),
    frames(projectId, messageId) {
      const topic = topics.message(projectId, messageId);
      return (frame) => live.signal(topic, { type: messageFrameType, payload: { ...frame } });
    },
  };
}
