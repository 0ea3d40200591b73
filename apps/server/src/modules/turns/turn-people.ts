import type { ApprovalRequest, People, Question, SecretRequest } from '@loam/agent';
import type { TurnContext } from './context.ts';
import { answerOf, decisionOf, secretsOf } from './replies.ts';
import type { MessageKey } from '../chat/index.ts';
import type { ReplyRow } from './reply-store.ts';
import type { TurnStream } from './turn-stream.ts';

export interface TurnPeople extends People {
  /** Somebody may have replied. */
  replied(): void;
}

export interface PeopleOptions {
  readonly key: MessageKey;
  readonly stream: Pick<TurnStream, 'tell' | 'apply' | 'save' | 'current'>;
  /** Who never answers has answered: no. */
  readonly patienceMs: number;
}

const lookEveryMs = 2000;

/** Asks in the chat and waits; the reply may come through any process. */
export function createTurnPeople(
  context: Pick<TurnContext, 'db' | 'replies'>,
  { key, stream, patienceMs }: PeopleOptions,
): TurnPeople {
  const listeners = new Set<() => void>();
  const list = () => context.replies.list(context.db, key);

  async function wait<T>(find: (replies: readonly ReplyRow[]) => T | undefined, signal: AbortSignal) {
    // Viewers may answer as soon as they see it, so it is written down before anyone waits.
    await stream.save();
    const deadline = performance.now() + patienceMs;
    for (;;) {
      signal.throwIfAborted();
      const woken = nextReply(listeners, {
        signal,
        timeoutMs: Math.min(lookEveryMs, deadline - performance.now()),
      });
      const found = find(await list());
      if (found !== undefined) {
        woken.cancel();
        return found;
      }
      if (performance.now() >= deadline) {
        woken.cancel();
        return undefined;
      }
      await woken.promise;
    }
  }

  /** The first word stands: a reply that came in the last moment counts. */
  const giveUp = (reply: ReplyRow) => context.replies.add(context.db, key, { ...reply, userId: null });

  return {
    replied: () => listeners.forEach((wake) => wake()),
    async approve(request: ApprovalRequest, signal) {
      stream.tell({ type: 'approval', approval: request });
      const find = (replies: readonly ReplyRow[]) => decisionOf(replies, request.id);
      const denied = { kind: 'approval', id: request.id, value: 'denied' } as const;
      const decision = (await wait(find, signal)) ?? find([await giveUp(denied)]) ?? 'denied';
      const approval = stream.current().message.approvals.find(({ id }) => id === request.id);
      if (approval) stream.apply({ kind: 'approval', approval: { ...approval, decision } });
      return decision;
    },
    async answer(question: Question, signal) {
      stream.tell({ type: 'question', question });
      const find = (replies: readonly ReplyRow[]) => answerOf(replies, question.id);
      const none = { kind: 'answer', id: question.id, value: [] } as const;
      const answer = (await wait(find, signal)) ?? find([await giveUp(none)]) ?? [];
      const asked = stream.current().message.questions.find(({ id }) => id === question.id);
      if (asked) stream.apply({ kind: 'question', question: { ...asked, answer } });
      return answer;
    },
    async giveSecrets(request: SecretRequest, signal) {
      stream.tell({ type: 'secrets', request });
      const find = (replies: readonly ReplyRow[]) => secretsOf(replies, request.id);
      const none = { kind: 'secrets', id: request.id, value: 'declined' } as const;
      const decision = (await wait(find, signal)) ?? find([await giveUp(none)]) ?? 'declined';
      const asked = stream.current().message.secret_requests.find(({ id }) => id === request.id);
      if (asked) stream.apply({ kind: 'secret_request', request: { ...asked, decision } });
      return decision;
    },
  };
}

function nextReply(
  listeners: Set<() => void>,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const timer = setTimeout(wake, Math.max(0, timeoutMs));
  listeners.add(wake);
  signal.addEventListener('abort', wake, { once: true });
  const cancel = () => {
    clearTimeout(timer);
    listeners.delete(wake);
    signal.removeEventListener('abort', wake);
    resolve();
  };
  return { promise: promise.then(cancel), cancel };
}
