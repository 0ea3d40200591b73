import type { ReceivedRequest, Reply } from '@loam/testkit';
import type { RecordedTurn } from '../turns/recorded-turn.ts';

export interface TurnPlayer {
  /** The reply to a request of a recorded turn; undefined when it belongs to none. */
  next(request: ReceivedRequest): Reply | undefined;
  /** What was received for a turn, in order. */
  requestsOf(says: string): readonly ReceivedRequest[];
}

/** Answers the requests of each turn with its replies, one after the other. */
export function createTurnPlayer(turns: readonly RecordedTurn[]): TurnPlayer {
  const received = new Map<string, ReceivedRequest[]>();
  const requestsOf = (says: string) => received.get(says) ?? [];
  return {
    requestsOf,
    next(request) {
      const turn = turnOf(turns, request);
      if (turn === undefined) return undefined;
      const before = requestsOf(turn.says);
      received.set(turn.says, [...before, request]);
      const recorded = turn.replies[before.length];
      return recorded ?? { text: `Nothing is recorded for request ${before.length + 1} of “${turn.says}”.` };
    },
  };
}

/** Faults and pictures are told as messages of the person too; the turn is the last one whose words stand by themselves. */
function turnOf(turns: readonly RecordedTurn[], { messages }: ReceivedRequest): RecordedTurn | undefined {
  for (const { role, text } of messages.toReversed()) {
    if (role !== 'user') continue;
    const lines = new Set(text.split('\n').map((line) => line.trim()));
    const turn = turns.find(({ says }) => lines.has(says));
    if (turn !== undefined) return turn;
  }
  return undefined;
}
