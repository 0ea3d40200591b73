import type { StreamEvent } from '@loam/contract';
import type { Beat } from './beat.ts';

export interface FrameSender {
  add(event: StreamEvent): void;
  /** What waits goes out now. */
  flush(): void;
  /** The number of the last frame. */
  seq(): number;
}

/** Frames are numbered without gaps; what comes within a moment is one of them. */
export function createFrameSender(
  beat: Beat,
  send: (frame: { readonly seq: number; readonly events: StreamEvent[] }) => void,
): FrameSender {
  let seq = 0;
  let waiting: StreamEvent[] = [];

  function flush(): void {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    seq += 1;
    send({ seq, events });
  }

  return {
    add(event) {
      const last = waiting.at(-1);
      const joined = last && joinText(last, event);
      if (waiting.length === 0) beat.next(flush);
      if (joined) waiting[waiting.length - 1] = joined;
      else waiting.push(event);
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
