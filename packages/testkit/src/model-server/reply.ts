import type { Fault } from './faults.ts';
import type { ReceivedRequest } from './received-request.ts';
import type { Interlude, Streamed } from './streamed.ts';

export interface ScriptedToolCall {
  readonly name: string;
  readonly input: unknown;
}

/** A call whose arguments go out as the test wants them: byte by byte, with gates and comments between them. */
export interface StreamedToolCall {
  readonly name: string;
  /** JSON as the model writes it, whole or broken. */
  readonly json: Streamed;
}

/** One thing that an answer says or does; the order is the order of the stream. */
export type ScriptedPart =
  | { readonly reasoning: Streamed }
  | { readonly text: Streamed }
  | { readonly call: ScriptedToolCall | StreamedToolCall }
  | Interlude;

/** What a provider would bill. `input` counts everything that was sent, cached tokens included. */
export interface ScriptedUsage {
  readonly input: number;
  readonly output: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
  readonly reasoning?: number;
}

/** One answer of the model. Text comes before tool calls; reasoning comes before both. */
export interface Reply {
  readonly reasoning?: Streamed;
  readonly text?: Streamed;
  readonly toolCalls?: readonly (ScriptedToolCall | StreamedToolCall)[];
  /** What follows them, in any order: words between calls, gates, comments. */
  readonly parts?: Iterable<ScriptedPart> | AsyncIterable<ScriptedPart>;
  /** Of each piece of a text or of arguments that is given whole; 24 when absent, 1 is as fine as it gets. */
  readonly pieceCharacters?: number;
  /** The body goes out in writes of so many bytes, wherever its frames begin and end. */
  readonly writeBytes?: number;
  /** Derived from the sizes when absent. */
  readonly usage?: ScriptedUsage;
  /** `length`: the answer was cut by the token limit. */
  readonly finish?: 'length' | 'content-filter';
  readonly firstByteMs?: number;
  /** Between any two pieces of the stream. */
  readonly delayMs?: number;
  readonly fault?: Fault;
  /** Given again and again instead of being used up. */
  readonly repeat?: boolean;
}

export type TurnMatcher = string | RegExp | ((request: ReceivedRequest) => boolean);

/** Replies that follow one another, optionally only for the requests that `when` accepts. */
export interface ScriptedTurn {
  readonly replies: readonly Reply[];
  /** A string or expression is looked for in the last message of the user. */
  readonly when?: TurnMatcher;
}

export type Script =
  | readonly (Reply | ScriptedTurn)[]
  | ScriptedTurn
  | ((request: ReceivedRequest) => Reply | Promise<Reply>);

/** Gives a reply its type where it is written, and nothing else. */
export function reply(value: Reply): Reply {
  return value;
}

export function scriptedTurn(replies: readonly Reply[], options: { when?: TurnMatcher } = {}): ScriptedTurn {
  return options.when === undefined ? { replies } : { replies, when: options.when };
}

/** A text source that the test feeds itself, for streams that must stand still at a known place. */
export interface HeldText extends AsyncIterable<string> {
  push(piece: string): void;
  end(): void;
}

export function heldText(): HeldText {
  const waiting: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  return {
    push: (piece) => {
      waiting.push(piece);
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const piece = waiting.shift();
        if (piece !== undefined) yield piece;
        else if (ended) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
