import { attempt } from './hooks/wrap-function.ts';

/** Begins to record and hands each event over. */
export type StartReplay = (emit: (event: unknown) => void) => void;

export const REPLAY_EVENT = 'loam-replay';

type Options = { readonly document: Document; readonly url: string; readonly cspNonce: string };

/** The recorder is a script of its own, loaded when somebody listens. It gives itself over on its own element. */
export function loadReplay({ document, url, cspNonce }: Options, ready: (start: StartReplay) => void): void {
  attempt(() => {
    const script = document.createElement('script');
    script.src = url;
    script.nonce = cspNonce;
    script.addEventListener(REPLAY_EVENT, (event) => {
      const start: unknown = 'detail' in event ? event.detail : undefined;
      if (typeof start === 'function') ready((emit) => void Reflect.apply(start, undefined, [emit]));
    });
    for (const type of ['load', 'error']) script.addEventListener(type, () => script.remove());
    // The page is told of scripts that it could not load; this one is not its own.
    script.addEventListener('error', (event) => event.stopImmediatePropagation());
    document.head.append(script);
  });
}
