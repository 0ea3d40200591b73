import type { AiMessage } from '@loam/contract';
import { z } from 'zod';
import type { ReplyRow } from './reply-store.ts';

const DecisionValue = z.enum(['allowed', 'denied']);
const SecretsValue = z.enum(['set', 'declined']);
const AnswerValue = z.array(z.string());

/** The message with what people have said to it. */
export function withReplies(message: AiMessage, replies: readonly ReplyRow[]): AiMessage {
  return {
    ...message,
    approvals: message.approvals.map((approval) => ({
      ...approval,
      decision: decisionOf(replies, approval.id) ?? approval.decision,
    })),
    questions: message.questions.map((question) => ({
      ...question,
      answer: answerOf(replies, question.id) ?? question.answer,
    })),
    secret_requests: message.secret_requests.map((request) => ({
      ...request,
      decision: secretsOf(replies, request.id) ?? request.decision,
    })),
  };
}

export function decisionOf(replies: readonly ReplyRow[], id: string): 'allowed' | 'denied' | undefined {
  return DecisionValue.safeParse(valueOf(replies, 'approval', id)).data;
}

export function answerOf(replies: readonly ReplyRow[], id: string): string[] | undefined {
  return AnswerValue.safeParse(valueOf(replies, 'answer', id)).data;
}

export function secretsOf(replies: readonly ReplyRow[], id: string): 'set' | 'declined' | undefined {
  return SecretsValue.safeParse(valueOf(replies, 'secrets', id)).data;
}

function valueOf(replies: readonly ReplyRow[], kind: ReplyRow['kind'], id: string): unknown {
  return replies.find((reply) => reply.kind === kind && reply.id === id)?.value;
}
