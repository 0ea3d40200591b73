import type { AiMessage } from '@loam/contract';

/** What a running answer cannot go on without: somebody's answer, or their leave. */
export interface Waiting {
  readonly kind: 'question' | 'approval';
  readonly id: string;
  readonly text: string;
}

export function waitingOf(message: AiMessage | undefined): Waiting | undefined {
  if (message?.status !== 'running') return undefined;
  const approval = message.approvals.find(({ decision }) => decision === null);
  if (approval) return { kind: 'approval', id: approval.id, text: approval.title };
  const question = message.questions.find(({ answer }) => answer === null);
  return question && { kind: 'question', id: question.id, text: question.text };
}
