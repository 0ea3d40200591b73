/** Where a stream stands still until the test lets it go on. */
export interface Gate {
  readonly kind: 'gate';
  /** Resolves once everything before the gate has been written. */
  readonly reached: Promise<void>;
  open(): void;
  /** For the server: waits until the gate is open, or rejects with the signal. */
  pass(signal: AbortSignal): Promise<void>;
}

export function gate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    kind: 'gate',
    reached: reached.promise,
    open: opened.resolve,
    pass: async (signal) => {
      reached.resolve();
      await Promise.race([opened.promise, rejected(signal)]);
    },
  };
}

/** A comment of the event stream, as proxies and providers send while a model thinks. */
export interface KeepAlive {
  readonly kind: 'keep-alive';
}

export const keepAlive: KeepAlive = { kind: 'keep-alive' };

/** The connection breaks here. */
export interface BreakOff {
  readonly kind: 'break-off';
}

export const breakOff: BreakOff = { kind: 'break-off' };

/** What may stand between any two pieces of a stream. */
export type Interlude = Gate | KeepAlive | BreakOff;

/** A string is sent in small pieces, a list piece by piece; an async source decides itself when each piece goes out. */
export type Streamed = string | Iterable<string | Interlude> | AsyncIterable<string | Interlude>;

/** The JSON text of arguments in pieces of so many characters: one is as fine as a stream gets. */
export function inPieces(input: unknown, characters: number): readonly string[] {
  return [...chop(JSON.stringify(input), characters)];
}

/** Never inside a character: a lone surrogate would not survive the way through UTF-8. */
export function* chop(text: string, characters: number): Generator<string> {
  let piece = '';
  for (const character of text) {
    piece += character;
    if (piece.length >= characters) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('The other side is gone.'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
