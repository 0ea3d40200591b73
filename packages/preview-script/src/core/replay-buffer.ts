import { LIMITS } from './limits.ts';

export type ReplayBuffer = {
  add(event: unknown): void;
  /** Each event as JSON, oldest first. */
  events(): readonly string[];
};

/** Keeps the newest events within the limits; one that is too long leaves a marker with its kind and time. */
export function createReplayBuffer(): ReplayBuffer {
  let kept: string[] = [];
  let total = 0;
  return {
    add(event) {
      const text = encodeEvent(event);
      if (text === undefined) return;
      kept.push(text);
      total += text.length;
      let surplus = 0;
      while (total > LIMITS.replayCharacters) {
        total -= kept[surplus]?.length ?? total;
        surplus += 1;
      }
      if (surplus > 0) kept = kept.slice(surplus);
    },
    events: () => [...kept],
  };
}

function encodeEvent(event: unknown): string | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const text = JSON.stringify(event);
  if (text.length <= LIMITS.replayEventCharacters) return text;
  const { type, timestamp }: Readonly<Record<string, unknown>> = { ...event };
  return JSON.stringify({
    type: typeof type === 'number' ? type : -1,
    timestamp: typeof timestamp === 'number' ? timestamp : 0,
    data: { truncated: true, characters: text.length },
  });
}
