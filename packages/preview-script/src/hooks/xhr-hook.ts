import type { NetworkWatch, PendingRequest } from './network-watch.ts';
import { attempt, watchFunction, type Unhook } from './wrap-function.ts';

type Opened = { readonly method: string; readonly url: string };

export function hookXhr(prototype: object, network: NetworkWatch): Unhook {
  const opened = new WeakMap<object, Opened>();
  const unhookOpen = watchFunction(prototype, 'open', ({ self, args: [method, url] }) => {
    if (typeof self === 'object' && self !== null)
      opened.set(self, { method: String(method), url: url instanceof URL ? url.href : String(url) });
    return undefined;
  });
  const unhookSend = watchFunction(prototype, 'send', ({ self }) => {
    const request = self instanceof EventTarget ? opened.get(self) : undefined;
    if (request !== undefined && self instanceof EventTarget)
      watchEnd(self, network.begin({ kind: 'xhr', ...request }));
    return undefined;
  });
  return () => {
    unhookSend();
    unhookOpen();
  };
}

function watchEnd(xhr: EventTarget, pending: PendingRequest): void {
  let error: string | undefined;
  const fail = (event: Event): void => {
    error = event.type === 'abort' ? 'aborted' : event.type === 'timeout' ? 'timed out' : 'failed';
  };
  for (const type of ['error', 'abort', 'timeout']) xhr.addEventListener(type, fail, { once: true });
  const end = (event: Event): void => {
    for (const type of ['error', 'abort', 'timeout']) xhr.removeEventListener(type, fail);
    attempt(() => {
      const status = 'status' in xhr && typeof xhr.status === 'number' ? xhr.status : 0;
      const sizeBytes = 'loaded' in event && typeof event.loaded === 'number' ? event.loaded : undefined;
      pending.end({ status, state: error === undefined ? 'completed' : 'failed', sizeBytes, error });
    });
  };
  xhr.addEventListener('loadend', end, { once: true });
}
