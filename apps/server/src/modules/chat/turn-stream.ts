import type { TurnEvent, Usage } from '@loam/agent';
import {
  type AiMessage,
  applyStreamEvent,
  chatLimits,
  type GraphNode,
  type StreamEvent,
} from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { ChatContext } from './context.ts';
import type { MessageKey } from './rows.ts';
import { streamEventsOf } from './stream-events.ts';
import { createGraph } from './turn-graph.ts';
import { answerBody } from './wire.ts';

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

type Streaming = Pick<ChatContext, 'db' | 'store' | 'live' | 'logger' | 'clock' | 'reached'>;

const saveEveryMs = 1000;

/** Keeps the message of a running turn, sends what is new to its viewers in frames, and saves it once a second. */
export function createTurnStream(context: Streaming, options: StreamOptions): TurnStream {
  const { key } = options;
  const startedAtMs = performance.now();
  const graph = createGraph();
  let { message } = options;
  let seq = 0;
  let costMicros = 0;
  let waiting: StreamEvent[] = [];
  let frameTimer: NodeJS.Timeout | undefined;
  let lastFrameAtMs = 0;
  let isDirty = false;
  let isClosed = false;
  let saving: Promise<boolean> = Promise.resolve(true);

  function emit(): void {
    clearTimeout(frameTimer);
    frameTimer = undefined;
    if (waiting.length === 0) return;
    seq += 1;
    lastFrameAtMs = performance.now();
    const events = waiting;
    waiting = [];
    context.live.frame(key.projectId, { message_id: key.id, seq, events });
  }

  function schedule(): void {
    const sinceMs = performance.now() - lastFrameAtMs;
    frameTimer ??= setTimeout(emit, Math.max(0, chatLimits.frameMs - sinceMs));
  }

  function apply(event: StreamEvent): void {
    if (isClosed) return;
    message = applyStreamEvent(message, event);
    isDirty = true;
    const last = waiting.at(-1);
    const joined = last && joinText(last, event);
    if (joined) waiting[waiting.length - 1] = joined;
    else waiting.push(event);
    schedule();
  }

  function amend(facts: Partial<AiMessage>): void {
    message = { ...message, ...facts };
    isDirty = true;
  }

  async function write(): Promise<boolean> {
    if (!isDirty) return true;
    isDirty = false;
    const state = { content: message.content, body: answerBody(message), streamSeq: seq, costMicros };
    try {
      return await context.store.saveState(context.db, key, state);
    } catch (error) {
      isDirty = true;
      context.logger.warn(
        { error: errorMessage(error), message_id: key.id },
        'an answer could not be saved yet',
      );
      return true;
    }
  }

  const save = () => (saving = saving.then(write));
  const saveTimer = setInterval(() => {
    void save().then((isOurs) => {
      if (!isOurs && !isClosed) options.onLost();
    });
  }, saveEveryMs);

  function noteFirstToken(): void {
    if (message.time_to_first_token_ms !== null) return;
    amend({ time_to_first_token_ms: Math.round(performance.now() - startedAtMs) });
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
    if (event.type === 'text' || event.type === 'thinking') noteFirstToken();
    if (event.type === 'text' && message.thinking_time_ms === null) {
      amend({ thinking_time_ms: Math.round(performance.now() - startedAtMs) });
    }
    for (const made of streamEventsOf(event, message, context.clock.now())) apply(made);
    if (event.type === 'step' && event.step.status === 'running' && event.step.kind !== 'think') {
      context.reached('mid-tool');
    }
  }

  return {
    tell,
    apply,
    amend,
    save,
    current: () => ({ message, seq }),
    hasOutput: () => message.content !== '' || message.thinking !== '' || message.steps.length > 0,
    nodes: () => graph.nodes(),
    close() {
      isClosed = true;
      clearInterval(saveTimer);
      emit();
    },
  };
}

/** Deltas that follow each other are one. */
function joinText(last: StreamEvent, next: StreamEvent): StreamEvent | undefined {
  if (next.kind !== 'text' && next.kind !== 'thinking') return undefined;
  if (last.kind !== next.kind || last.at + last.delta.length !== next.at) return undefined;
  return { ...last, delta: last.delta + next.delta };
}

export function wireUsage(usage: Usage): AiMessage['usage'] {
  return {
    input_tokens: usage.inputTokens,
    cached_input_tokens: usage.cachedInputTokens,
    output_tokens: usage.outputTokens,
  };
}
