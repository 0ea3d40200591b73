import { z } from 'zod';
import {
  MessageId,
  SecretRequest,
  ToolApproval,
  TurnDiagram,
  TurnPlanItem,
  TurnQuestion,
  TurnStep,
} from './message-parts.ts';
import type { AiMessage } from './schemas.ts';

/**
 * What a running answer sends over `topics.message(projectId, aiMessageId)`, as signals of type `message.frame`.
 * Frames are numbered from 1 without gaps; who misses one fetches the message, whose `stream_seq` says where to go on.
 */
export const StreamEvent = z.discriminatedUnion('kind', [
  /** `at` is the length of the text before the delta: a repeated or late one is known by it. */
  z.object({ kind: z.literal('text'), at: z.number().int(), delta: z.string() }),
  z.object({ kind: z.literal('thinking'), at: z.number().int(), delta: z.string() }),
  /** The text so far is withdrawn, as when a model is asked again. */
  z.object({ kind: z.literal('text_reset') }),
  /** New or changed; told apart by id, as are all below. */
  z.object({ kind: z.literal('step'), step: TurnStep }),
  /** A step that only began and came to nothing. */
  z.object({ kind: z.literal('step_withdrawn'), id: z.string() }),
  z.object({ kind: z.literal('plan'), items: z.array(TurnPlanItem) }),
  z.object({ kind: z.literal('approval'), approval: ToolApproval }),
  z.object({ kind: z.literal('question'), question: TurnQuestion }),
  z.object({ kind: z.literal('secret_request'), request: SecretRequest }),
  z.object({ kind: z.literal('diagram'), diagram: TurnDiagram }),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

export const MessageFrame = z.object({
  message_id: MessageId,
  seq: z.number().int().positive(),
  events: z.array(StreamEvent),
});
export type MessageFrame = z.infer<typeof MessageFrame>;

/** Pure; the server keeps the message by it and viewers replay it. */
export function applyStreamEvent(message: AiMessage, event: StreamEvent): AiMessage {
  switch (event.kind) {
    case 'text':
      return { ...message, content: joined(message.content, event) };
    case 'thinking':
      return { ...message, thinking: joined(message.thinking, event) };
    case 'text_reset':
      return { ...message, content: '' };
    case 'step':
      return { ...message, steps: upsert(message.steps, event.step) };
    case 'step_withdrawn':
      return { ...message, steps: message.steps.filter(({ id }) => id !== event.id) };
    case 'plan':
      return { ...message, plan: event.items };
    case 'approval':
      return { ...message, approvals: upsert(message.approvals, event.approval) };
    case 'question':
      return { ...message, questions: upsert(message.questions, event.question) };
    case 'secret_request':
      return { ...message, secret_requests: upsert(message.secret_requests, event.request) };
    case 'diagram':
      return { ...message, diagrams: upsert(message.diagrams, event.diagram) };
  }
}

function joined(text: string, { at, delta }: { readonly at: number; readonly delta: string }): string {
  if (at > text.length) return text;
  return text.slice(0, at) + delta;
}

function upsert<Item extends { readonly id: string }>(items: readonly Item[], item: Item): Item[] {
  const isKnown = items.some(({ id }) => id === item.id);
  return isKnown ? items.map((old) => (old.id === item.id ? item : old)) : [...items, item];
}
