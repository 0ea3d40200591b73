/**
 * Tells when bytes of a response arrive, also those that say nothing: comments and pings keep a stream alive while a
 * model thinks, and the libraries swallow them.
 */
export interface LifeSigns {
  readonly fetch: typeof globalThis.fetch;
  /** Called for every piece of the response to the request that is sent with this signal. */
  listen(signal: AbortSignal, onLife: () => void): void;
}

export function createLifeSigns(fetch: typeof globalThis.fetch = globalThis.fetch): LifeSigns {
  const listeners = new WeakMap<AbortSignal, () => void>();
  return {
    listen: (signal, onLife) => void listeners.set(signal, onLife),
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const onLife = init?.signal ? listeners.get(init.signal) : undefined;
      if (!onLife || response.body === null) return response;
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(reporting(onLife)), { status, statusText, headers });
    },
  };
}

function reporting(onLife: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform: (piece, controller) => {
      onLife();
      controller.enqueue(piece);
    },
  });
}
