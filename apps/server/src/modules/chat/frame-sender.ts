import { chatLimits, type StreamEvent } from '@loam/contract';

export interface FrameSender {
  add(event: StreamEvent): void;
  /** What waits goes out now. */
  flush(): void;
  /** The number of the last frame. */
  seq(): number;
}

/** Frames are numbered without gaps; what comes within a moment is one of them. */
export function createFrameSender(
  send: (frame: { readonly seq: number; readonly events: StreamEvent[] }) => void,
): FrameSender {
  let seq = 0;
  let waiting: StreamEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastAtMs = -Infinity;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    seq += 1;
    lastAtMs = performance.now();
    send({ seq, events });
  }

  return {
    add(event) {
      const last = waiting.at(-1);
      const joined = last && joinText(last, event);
      if (joined) waiting[waiting.length - 1] = joined;
      else waiting.push(event);
      // The first after a pause goes out at once.
      timer ??= setTimeout(flush, Math.max(0, lastAtMs + chatLimits.frameMs - performance.now()));
    },
    flush,
    seq: () => seq,
  };
}

/** Deltas that follow each other are one. */
function joinText(last: StreamEvent, next: StreamEvent): StreamEvent | undefined {
  if (next.kind !== 'text' && next.kind !== 'thinking') return undefined;
  if (last.kind !== next.kind || last.at + last.delta.length !== next.at) return undefined;
  return { ...last, delta: last.delta + next.delta };
}
