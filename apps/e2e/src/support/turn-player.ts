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
      const before = isPlayedAgain(turn, request, requestsOf(turn.says)) ? [] : requestsOf(turn.says);
      received.set(turn.says, [...before, request]);
      const recorded = turn.replies[before.length];
      return recorded ?? { text: `Nothing is recorded for request ${before.length + 1} of “${turn.says}”.` };
    },
  };
}

/** One that was played to its end is begun from its start by whoever says its words once more. */
function isPlayedAgain(
  { replies }: RecordedTurn,
  { step, messages }: ReceivedRequest,
  before: readonly ReceivedRequest[],
): boolean {
  const first = before[0]?.messages.length ?? Infinity;
  return step === 0 && before.length >= replies.length && messages.length <= first;
}

/** Faults and pictures are told as messages of the person too; the turn is the last one whose words stand by themselves. */
function turnOf(turns: readonly RecordedTurn[], { messages }: ReceivedRequest): RecordedTurn | undefined {
  for (const { role, text } of messages.toReversed()) {
    if (role !== 'user') continue;
    const lines = text.split('\n').map((line) => line.trim());
    const turn = turns.find(({ says, heard }) => lines.some((line) => heard?.test(line) ?? line === says));
    if (turn !== undefined) return turn;
  }
  return undefined;
}
