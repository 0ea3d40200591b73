import type { AiMessage, SecretRequest } from '@loam/contract';

/** What a running answer cannot go on without: somebody's answer, their leave, or secrets. */
export interface Waiting {
  readonly kind: 'question' | 'approval' | 'secrets';
  readonly id: string;
  readonly text: string;
}

export function waitingOf(message: AiMessage | undefined): Waiting | undefined {
  if (message?.status !== 'running') return undefined;
  const approval = message.approvals.find(({ decision }) => decision === null);
  if (approval) return { kind: 'approval', id: approval.id, text: approval.title };
  const request = message.secret_requests.find(({ decision }) => decision === null);
  if (request) return { kind: 'secrets', id: request.id, text: secretNames(request) };
  const question = message.questions.find(({ answer }) => answer === null);
  return question && { kind: 'question', id: question.id, text: question.text };
}

export function secretNames({ secrets }: SecretRequest): string {
  return secrets.map(({ name }) => name).join(', ');
}
