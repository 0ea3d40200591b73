import { type AiMessage, applyStreamEvent, type ChatMessage, type MessageFrame } from '@loam/contract';
import { type Conversation, isFinal, streamedParts, type StreamPlace, withMessage } from './conversation.ts';

export interface FrameStep {
  readonly conversation: Conversation;
  /** A frame is missing: the message has to be fetched. */
  readonly isBehind: boolean;
}

/** Frames behind a gap; whoever is this far behind gets all of it with the message. */
const maxWaiting = 400;

/** Takes frames in any order, each once. */
export function withFrame(conversation: Conversation, frame: MessageFrame): FrameStep {
  const message = conversation.messages[frame.message_id];
  if (message?.variant !== 'ai_message' || isFinal(message.status)) return { conversation, isBehind: false };
  const place = conversation.streams[message.id] ?? startOf(message);
  if (frame.seq <= place.seq) return { conversation, isBehind: false };
  return followed(conversation, message, {
    seq: place.seq,
    waiting: [...place.waiting, frame].slice(-maxWaiting),
  });
}

/** The message as it was fetched, with the number of the last frame that is in it. */
export function withFetchedMessage(
  conversation: Conversation,
  message: ChatMessage,
  streamSeq: number,
): FrameStep {
  if (message.variant !== 'ai_message' || isFinal(message.status)) {
    return { conversation: withMessage(conversation, message), isBehind: false };
  }
  const known = conversation.messages[message.id];
  const place = conversation.streams[message.id];
  const isOlder = known?.variant === 'ai_message' && place !== undefined && place.seq > streamSeq;
  const newest = isOlder ? { ...message, ...streamedParts(known) } : message;
  const cleared = { ...conversation, streams: { ...conversation.streams } };
  delete cleared.streams[message.id];
  const base = withMessage(cleared, newest);
  const shown = base.messages[message.id];
  if (shown?.variant !== 'ai_message' || isFinal(shown.status))
    return { conversation: base, isBehind: false };
  return followed(base, shown, {
    seq: isOlder ? place.seq : streamSeq,
    waiting: place?.waiting ?? [],
  });
}

const unknownSeq = -1;

/** An answer that has said nothing yet starts at the first frame; nothing fits to any other one before it was fetched. */
function startOf(message: AiMessage): StreamPlace {
  const isUntouched = message.content === '' && message.thinking === '' && message.steps.length === 0;
  return { seq: isUntouched ? 0 : unknownSeq, waiting: [] };
}

function followed(conversation: Conversation, message: AiMessage, place: StreamPlace): FrameStep {
  let next = message;
  let { seq } = place;
  const bySeq = new Map(place.waiting.filter((frame) => frame.seq > seq).map((frame) => [frame.seq, frame]));
  for (let frame = bySeq.get(seq + 1); frame !== undefined; frame = bySeq.get(seq + 1)) {
    for (const event of frame.events) next = applyStreamEvent(next, event);
    seq = frame.seq;
    bySeq.delete(frame.seq);
  }
  return {
    conversation: {
      ...conversation,
      messages: { ...conversation.messages, [message.id]: begun(next, seq) },
      streams: { ...conversation.streams, [message.id]: { seq, waiting: [...bySeq.values()] } },
    },
    isBehind: bySeq.size > 0,
  };
}

/** The first frame may arrive before the news that the turn has begun. */
function begun(message: AiMessage, seq: number): AiMessage {
  return message.status === 'queued' && seq > 0 ? { ...message, status: 'running' } : message;
}
