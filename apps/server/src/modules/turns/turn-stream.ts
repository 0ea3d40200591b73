import type { TurnEvent, Usage } from '@loam/agent';
import { type AiMessage, applyStreamEvent, type GraphNode, type StreamEvent } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { TurnContext } from './context.ts';
import { createFrameSender } from './frame-sender.ts';
import { type MessageKey, type AnswerState, answerBody } from '../chat/index.ts';
import { streamEventsOf } from './stream-events.ts';
import { createGraph } from './turn-graph.ts';

export interface TurnStream {
  tell(event: TurnEvent): void;
  apply(event: StreamEvent): void;
  /** Facts that no frame carries; viewers get them with the next change of the status. */
  amend(facts: Partial<AiMessage>): void;
  current(): { readonly message: AiMessage; readonly seq: number };
  /** Whether the model has said or done anything. */
  hasOutput(): boolean;
  nodes(): GraphNode[];
  /** Writes down what has been told; false when the answer is no longer ours to write. */
  save(): Promise<boolean>;
  /** The last frame goes out and nothing follows. */
  close(): void;
}

export interface StreamOptions {
  readonly key: MessageKey;
  readonly message: AiMessage;
  /** What the turn has cost so far. */
  costMicros(usage: Usage): number;
  onLost(): void;
}

type Streaming = Pick<TurnContext, 'saveAnswer' | 'frameBeat' | 'live' | 'logger' | 'clock' | 'reached'>;

/** Keeps the message of a running turn, sends what is new to its viewers in frames, and saves it once a second. */
export function createTurnStream(context: Streaming, options: StreamOptions): TurnStream {
  const { key } = options;
  const startedAtMs = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);
  const graph = createGraph();
  const send = context.live.frames(key.projectId, key.id);
  const frames = createFrameSender(context.frameBeat, ({ seq, events }) =>
    send({ message_id: key.id, seq, events }),
  );
  let { message } = options;
  let costMicros = 0;
  let isClosed = false;
  const saver = createSaver(context, key, {
    state: () => ({
      content: message.content.toWellFormed(),
      body: answerBody(message),
      streamSeq: frames.seq(),
      costMicros,
    }),
    onLost: options.onLost,
  });

  function apply(event: StreamEvent): void {
    if (isClosed) return;
    message = applyStreamEvent(message, event);
    saver.changed();
    frames.add(event);
  }

  function amend(facts: Partial<AiMessage>): void {
    message = { ...message, ...facts };
    saver.changed();
  }

  function noteTimes(event: TurnEvent): void {
    if (event.type !== 'text' && event.type !== 'thinking') return;
    if (event.type === 'text' && message.thinking_time_ms === null) amend({ thinking_time_ms: elapsedMs() });
    if (message.time_to_first_token_ms !== null) return;
    amend({ time_to_first_token_ms: elapsedMs() });
    context.reached('first-token');
  }

  function tell(event: TurnEvent): void {
    if (isClosed) return;
    if (event.type === 'started') return amend({ model: event.model });
    if (event.type === 'node') return graph.add(event.node);
    if (event.type === 'usage') {
      costMicros = options.costMicros(event.usage);
      return amend({ usage: wireUsage(event.usage) });
    }
    noteTimes(event);
    for (const made of streamEventsOf(event, message, context.clock)) apply(made);
    if (isToolAtWork(event)) context.reached('mid-tool');
  }

  return {
    tell,
    apply,
    amend,
    save: saver.save,
    current: () => ({ message, seq: frames.seq() }),
    hasOutput: () => message.content !== '' || message.thinking !== '' || message.steps.length > 0,
    nodes: () => graph.nodes(),
    close() {
      isClosed = true;
      saver.close();
      frames.flush();
    },
  };
}

interface SaverOptions {
  state(): AnswerState;
  onLost(): void;
}

const saveEveryMs = 1000;

/** One write at a time; nothing is written while nothing has changed. */
function createSaver(context: Streaming, key: MessageKey, { state, onLost }: SaverOptions) {
  let isDirty = false;
  let isClosed = false;
  let last: Promise<boolean> = Promise.resolve(true);

  async function write(): Promise<boolean> {
    if (!isDirty) return true;
    isDirty = false;
    try {
      return await context.saveAnswer({ key, state: state() });
    } catch (error) {
      isDirty = true;
      const fields = { error: errorMessage(error), message_id: key.id };
      context.logger.warn(fields, 'an answer could not be saved yet');
      return true;
    }
  }

  const save = () => (last = last.then(write));
  const timer = setInterval(() => {
    void save().then((isOurs) => {
      if (!isOurs && !isClosed) onLost();
    });
  }, saveEveryMs);
  return {
    save,
    changed: () => void (isDirty = true),
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

function isToolAtWork(event: TurnEvent): boolean {
  return event.type === 'step' && event.step.status === 'running' && event.step.kind !== 'think';
}

function wireUsage(usage: Usage): AiMessage['usage'] {
  return {
    input_tokens: usage.inputTokens,
    cached_input_tokens: usage.cachedInputTokens,
    output_tokens: usage.outputTokens,
  };
}
