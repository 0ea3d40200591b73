import { AiMessage, type MessageFrame, type StreamEvent, UserMessage } from '@loam/contract';

export const sampleProjectId = '00000000-0000-4000-8000-0000000000aa';

export function userMessage(number: number, fields: object = {}): UserMessage {
  return UserMessage.parse({
    id: idOf('user', number),
    project_id: sampleProjectId,
    created_at: timeOf(number),
    status: 'completed',
    variant: 'user_message',
    role: 'user',
    message_type: 'userMessage',
    content: `Wish ${number}`,
    user_id: null,
    author: null,
    ai_message_id: idOf('answer', number),
    ...fields,
  });
}

export function aiMessage(number: number, fields: object = {}): AiMessage {
  return AiMessage.parse({
    id: idOf('answer', number),
    project_id: sampleProjectId,
    created_at: timeOf(number),
    status: 'completed',
    variant: 'ai_message',
    role: 'ai',
    message_type: 'aiMessage',
    content: `Answer ${number}`,
    user_message_id: idOf('user', number),
    ...fields,
  });
}

export function idOf(kind: 'user' | 'answer', number: number): string {
  return `${kind}-${String(number).padStart(6, '0')}`;
}

export function frame(number: number, seq: number, events: StreamEvent[]): MessageFrame {
  return { message_id: idOf('answer', number), seq, events };
}

export function text(at: number, delta: string): StreamEvent {
  return { kind: 'text', at, delta };
}

function timeOf(number: number): string {
  return new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
}
