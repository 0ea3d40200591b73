import type { Fault } from './faults.ts';
import type { ReceivedRequest } from './received-request.ts';
import type { Reply, Script, ScriptedTurn, TurnMatcher } from './reply.ts';

export interface Cue {
  readonly reply: Reply;
  readonly fault: Fault | undefined;
}

/** Decides which reply a request gets. */
export interface Director {
  next(request: ReceivedRequest): Promise<Cue | undefined>;
}

export interface DirectorOptions {
  readonly script: Script;
  /** Requests with the same key share one place in the script; without it all share one. */
  readonly conversation?: (request: ReceivedRequest) => string;
}

export function createDirector({ script, conversation = () => '' }: DirectorOptions): Director {
  const met = new Map<Reply, number>();
  /** A fault with `times` keeps its reply in place until it has been met that often. */
  const cue = (reply: Reply, scope: Map<Reply, number>): Cue & { readonly isUsedUp: boolean } => {
    const times = reply.fault?.times;
    const before = scope.get(reply) ?? 0;
    scope.set(reply, before + 1);
    const isOver = times !== undefined && before >= times;
    const isUsedUp = reply.repeat !== true && (times === undefined || isOver);
    return { reply, fault: isOver ? undefined : reply.fault, isUsedUp };
  };
  if (typeof script === 'function') {
    return { next: async (request) => cue(await script(request), met) };
  }

  const turns = 'replies' in script ? [script] : script.map(asTurn);
  const places = new Map<string, { used: number[]; met: Map<Reply, number> }>();
  return {
    next: (request) => {
      const key = conversation(request);
      const place = places.get(key) ?? { used: turns.map(() => 0), met: new Map<Reply, number>() };
      places.set(key, place);
      const index = turns.findIndex(
        (turn, at) => (place.used[at] ?? 0) < turn.replies.length && matches(turn.when, request),
      );
      const used = place.used[index] ?? 0;
      const reply = turns[index]?.replies[used];
      if (reply === undefined) return Promise.resolve(undefined);
      const chosen = cue(reply, place.met);
      if (chosen.isUsedUp) place.used[index] = used + 1;
      return Promise.resolve(chosen);
    },
  };
}

function asTurn(entry: Reply | ScriptedTurn): ScriptedTurn {
  return 'replies' in entry ? entry : { replies: [entry] };
}

function matches(when: TurnMatcher | undefined, request: ReceivedRequest): boolean {
  if (when === undefined) return true;
  if (typeof when === 'function') return when(request);
  if (typeof when === 'string') return request.lastUserText.includes(when);
  return new RegExp(when.source, when.flags.replace(/[gy]/gu, '')).test(request.lastUserText);
}
