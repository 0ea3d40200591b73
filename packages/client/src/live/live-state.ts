import type { ClientFrame, DeniedReason, ServerFrame } from '@loam/contract';

export interface LiveEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Absent for a signal. */
  readonly seq?: number;
}

interface TopicState {
  /** The last number handled; undefined until the server has told where the topic stands. */
  readonly seq: number | undefined;
  /** Events count only while `following`: what comes before the answer belongs to an earlier subscription. */
  readonly phase: 'waiting' | 'following' | 'denied';
}

export interface LiveState {
  readonly isOpen: boolean;
  readonly topics: Readonly<Record<string, TopicState>>;
}

export type LiveInput =
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'wanted'; readonly topic: string; readonly since?: number | undefined }
  | { readonly kind: 'unwanted'; readonly topic: string }
  | { readonly kind: 'retried'; readonly topic: string }
  | { readonly kind: 'received'; readonly frame: ServerFrame };

export type LiveEffect =
  | { readonly kind: 'send'; readonly frame: ClientFrame }
  | { readonly kind: 'event'; readonly topic: string; readonly event: LiveEvent }
  | { readonly kind: 'subscribed'; readonly topic: string }
  | { readonly kind: 'reset'; readonly topic: string }
  | { readonly kind: 'denied'; readonly topic: string; readonly reason: DeniedReason }
  | { readonly kind: 'retry'; readonly topic: string };

export interface LiveStep {
  readonly state: LiveState;
  readonly effects: readonly LiveEffect[];
}

export const initialLiveState: LiveState = { isOpen: false, topics: {} };

/** The whole protocol of one client, without sockets or timers. */
export function reduceLive(state: LiveState, input: LiveInput): LiveStep {
  switch (input.kind) {
    case 'opened':
      return subscribeAll({ ...state, isOpen: true });
    case 'closed':
      return {
        state: { isOpen: false, topics: mapTopics(state, (one) => ({ ...one, phase: 'waiting' })) },
        effects: [],
      };
    case 'wanted':
      return want(state, input.topic, input.since);
    case 'unwanted':
      return unwant(state, input.topic);
    case 'retried':
      return retryTopic(state, input.topic);
    case 'received':
      return receive(state, input.frame);
  }
}

function subscribeAll(state: LiveState): LiveStep {
  const effects = Object.entries(state.topics).map(([topic, one]) => subscribe(topic, one.seq));
  return { state: { ...state, topics: mapTopics(state, (one) => ({ ...one, phase: 'waiting' })) }, effects };
}

function want(state: LiveState, topic: string, since: number | undefined): LiveStep {
  if (state.topics[topic]) return { state, effects: [] };
  return {
    state: withTopic(state, topic, { seq: since, phase: 'waiting' }),
    effects: state.isOpen ? [subscribe(topic, since)] : [],
  };
}

function unwant(state: LiveState, topic: string): LiveStep {
  if (!state.topics[topic]) return { state, effects: [] };
  const { [topic]: _, ...topics } = state.topics;
  return {
    state: { ...state, topics },
    effects: state.isOpen ? [{ kind: 'send', frame: { kind: 'unsubscribe', topic } }] : [],
  };
}

function retryTopic(state: LiveState, topic: string): LiveStep {
  const known = state.topics[topic];
  if (!known || known.phase !== 'denied' || !state.isOpen) return { state, effects: [] };
  return {
    state: withTopic(state, topic, { ...known, phase: 'waiting' }),
    effects: [subscribe(topic, known.seq)],
  };
}

function receive(state: LiveState, frame: ServerFrame): LiveStep {
  const nothing: LiveStep = { state, effects: [] };
  if (frame.kind === 'pong' || frame.kind === 'bye') return nothing;
  const { topic } = frame;
  const known = state.topics[topic];
  if (!known) return nothing;
  switch (frame.kind) {
    case 'subscribed':
      return acceptSubscription(state, topic, frame.seq);
    case 'reset':
      return {
        state: withTopic(state, topic, { seq: frame.seq, phase: 'following' }),
        effects: [{ kind: 'reset', topic }],
      };
    case 'event':
      return known.phase === 'following' ? acceptEvent(state, known, frame) : nothing;
    case 'signal': {
      if (known.phase !== 'following') return nothing;
      return {
        state,
        effects: [{ kind: 'event', topic, event: { type: frame.type, payload: frame.payload } }],
      };
    }
    case 'denied':
      return {
        state: withTopic(state, topic, { ...known, phase: 'denied' }),
        effects: [
          frame.reason === 'unavailable'
            ? { kind: 'retry', topic }
            : { kind: 'denied', topic, reason: frame.reason },
        ],
      };
  }
}

function acceptSubscription(state: LiveState, topic: string, seq: number): LiveStep {
  const last = state.topics[topic]?.seq;
  if (last === undefined) {
    return {
      state: withTopic(state, topic, { seq, phase: 'following' }),
      effects: [{ kind: 'subscribed', topic }],
    };
  }
  // Further than we are: what lies between was missed, for example between leaving a topic and coming back to it.
  if (seq > last) {
    return {
      state: withTopic(state, topic, { seq, phase: 'following' }),
      effects: [{ kind: 'reset', topic }],
    };
  }
  return {
    state: withTopic(state, topic, { seq: last, phase: 'following' }),
    effects: [{ kind: 'subscribed', topic }],
  };
}

function acceptEvent(
  state: LiveState,
  known: TopicState,
  frame: Extract<ServerFrame, { kind: 'event' }>,
): LiveStep {
  const { topic, seq, type, payload } = frame;
  const last = known.seq ?? 0;
  if (seq <= last) return { state, effects: [] };
  if (seq !== last + 1) {
    return {
      state: withTopic(state, topic, { seq: last, phase: 'waiting' }),
      effects: [subscribe(topic, last)],
    };
  }
  return {
    state: withTopic(state, topic, { seq, phase: 'following' }),
    effects: [{ kind: 'event', topic, event: { type, payload, seq } }],
  };
}

function subscribe(topic: string, since: number | undefined): LiveEffect {
  return { kind: 'send', frame: { kind: 'subscribe', topic, ...(since === undefined ? {} : { since }) } };
}

function withTopic(state: LiveState, topic: string, one: TopicState): LiveState {
  return { ...state, topics: { ...state.topics, [topic]: one } };
}

function mapTopics(state: LiveState, change: (one: TopicState) => TopicState): LiveState['topics'] {
  return Object.fromEntries(Object.entries(state.topics).map(([topic, one]) => [topic, change(one)]));
}
