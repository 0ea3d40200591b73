import type { ApprovalRequest, Question, SecretRequest, Step, TurnEvent } from '@loam/agent';
import { type AiMessage, StreamEvent, cleanJson } from '@loam/contract';
import type { Clock } from '@loam/kernel';
import { toolTitles } from './tool-titles.data.ts';

/** Of what is kept with a message; a model that says more is cut, not refused. */
const most = {
  text: 400_000,
  thinking: 200_000,
  steps: 400,
  detail: 4000,
  title: 300,
  paths: 100,
  items: 100,
};

/** What viewers hear of an event of the turn, on top of what the message holds already. */
export function streamEventsOf(event: TurnEvent, message: AiMessage, clock: Clock): StreamEvent[] {
  if (isAsking(event)) return checked(askingEvent(event, message));
  switch (event.type) {
    case 'text':
      return added('text', event.delta, message.content);
    case 'thinking':
      return added('thinking', event.delta, message.thinking);
    case 'textReset':
      return [{ kind: 'text_reset' }];
    case 'step':
      return stepEvents(event.step, message);
    case 'stepWithdrawn':
      return [{ kind: 'step_withdrawn', id: event.id }];
    case 'retrying':
      return checked({ kind: 'step', step: retryStep(event, clock.now()) });
    case 'plan':
      return checked({ kind: 'plan', items: event.items.slice(0, most.items) });
    case 'diagram': {
      const { id, title, code } = event;
      return checked({ kind: 'diagram', diagram: { id, title, code: code.slice(0, 50_000) } });
    }
    case 'started':
    case 'usage':
    case 'node':
    case 'ended':
      return [];
  }
}

type Asking = Extract<TurnEvent, { readonly type: 'approval' | 'question' | 'secrets' }>;
const askingTypes: ReadonlySet<string> = new Set<Asking['type']>(['approval', 'question', 'secrets']);

/** What waits for people. */
function isAsking(event: TurnEvent): event is Asking {
  return askingTypes.has(event.type);
}

function askingEvent(event: Asking, message: AiMessage): unknown {
  switch (event.type) {
    case 'approval':
      return { kind: 'approval', approval: wireApproval(event.approval, message) };
    case 'question':
      return { kind: 'question', question: wireQuestion(event.question, message) };
    case 'secrets':
      return { kind: 'secret_request', request: wireSecrets(event.request, message) };
  }
}

function added(kind: 'text' | 'thinking', delta: string, before: string): StreamEvent[] {
  const room = most[kind] - before.length;
  const text = delta.replaceAll('\0', '').slice(0, Math.max(0, room));
  return text === '' ? [] : [{ kind, at: before.length, delta: text }];
}

function stepEvents(step: Step, message: AiMessage): StreamEvent[] {
  const isFull = message.steps.length >= most.steps && !message.steps.some(({ id }) => id === step.id);
  return isFull ? [] : checked({ kind: 'step', step: wireStep(step, message) });
}

/** A step keeps the place in the text that it began at. */
function wireStep(step: Step, { steps, content }: AiMessage): unknown {
  const known = steps.find(({ id }) => id === step.id);
  return {
    text_at: known === undefined ? content.length : known.text_at,
    ...(step.lines !== undefined && { lines: step.lines }),
    id: step.id,
    tool: step.tool,
    kind: step.kind,
    ...wordsOf(step),
    paths: step.paths.slice(0, most.paths),
    status: step.status,
    started_at: step.startedAt.toISOString(),
    ended_at: step.endedAt === null ? null : step.endedAt.toISOString(),
  };
}

/** A call that was refused before it was read has only the name of its tool, and words that are meant for the model. */
function wordsOf({ tool, title, detail, status }: Step): { readonly title: string; readonly detail: string } {
  const isUnread = title === tool && (status === 'refused' || status === 'failed');
  if (isUnread) return { title: toolTitles[tool] ?? title, detail: '' };
  return { title: cut(title, most.title), detail: cut(detail, most.detail) };
}

/** What is left out is seen to be. */
function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`;
}

/** Told again it keeps what a person has decided. */
function wireApproval({ argumentsHash, ...approval }: ApprovalRequest, { approvals }: AiMessage): unknown {
  const decision = approvals.find(({ id }) => id === approval.id)?.decision ?? null;
  return { ...approval, arguments_hash: argumentsHash, decision };
}

function wireQuestion({ allowsMany, allowsText, ...question }: Question, { questions }: AiMessage): unknown {
  const answer = questions.find(({ id }) => id === question.id)?.answer ?? null;
  return { ...question, allows_many: allowsMany, allows_text: allowsText, answer };
}

function wireSecrets({ id, secrets }: SecretRequest, { secret_requests: requests }: AiMessage): unknown {
  const decision = requests.find((known) => known.id === id)?.decision ?? null;
  return { id, secrets, decision };
}

type Retrying = Extract<TurnEvent, { readonly type: 'retrying' }>;

function retryStep(event: Retrying, now: Date): unknown {
  return {
    id: event.to === undefined ? `retry-${event.attempt}` : `stand-in-${event.to}`,
    tool: 'think',
    kind: 'think',
    title: retryTitle(event),
    status: 'done',
    started_at: now.toISOString(),
    ended_at: now.toISOString(),
  };
}

function retryTitle({ waitMs, isEmpty, from, to }: Retrying): string {
  if (from !== undefined && to !== undefined) {
    return `${nameOf(from)} could not answer; ${nameOf(to)} stands in`;
  }
  if (isEmpty === true) return 'The answer of the model was empty; asking again';
  return `The model did not answer; asking again in ${Math.max(1, Math.round(waitMs / 1000))} s`;
}

/** Of `provider/name` the name. */
function nameOf(model: string): string {
  return model.slice(model.indexOf('/') + 1);
}

/** Titles, arguments and questions are the model's words: what does not fit the schema is not shown. */
function checked(event: unknown): StreamEvent[] {
  const parsed = StreamEvent.safeParse(cleanJson(event));
  return parsed.success ? [parsed.data] : [];
}
