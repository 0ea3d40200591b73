import { readHmrMessage, type HmrEvent } from '../core/hmr-message.ts';
import type { NetworkWatch } from './network-watch.ts';
import { attempt, watchConstructor, type Unhook } from './wrap-function.ts';

type Options = {
  readonly network: NetworkWatch;
  /** News of Vite's own socket, which is no traffic of the app. */
  hmr(event: HmrEvent): void;
  /** Whether somebody else loads the page anew: Vite's own script then does not hear that it should. */
  takesReload(): boolean;
};

export function hookSockets(window: object, { network, hmr, takesReload }: Options): Unhook {
  return watchConstructor(window, 'WebSocket', (socket, [url, protocols]) => {
    if (!(socket instanceof EventTarget)) return;
    const names: readonly unknown[] = Array.isArray(protocols) ? protocols : [protocols];
    if (names.includes('vite-ping')) return;
    if (names.includes('vite-hmr')) watchUpdates(socket, { hmr, takesReload });
    else watchTraffic(socket, network, url instanceof URL ? url.href : String(url));
  });
}

function watchUpdates(socket: EventTarget, { hmr, takesReload }: Pick<Options, 'hmr' | 'takesReload'>): void {
  socket.addEventListener('message', (event) =>
    attempt(() => {
      const message = 'data' in event ? readHmrMessage(event.data) : undefined;
      if (message === undefined) return;
      hmr(message);
      if (message.kind === 'updated' && message.isReload && takesReload()) event.stopImmediatePropagation();
    }),
  );
}

function watchTraffic(socket: EventTarget, network: NetworkWatch, url: string): void {
  const opening = network.begin({ kind: 'websocket', method: 'GET', url });
  let wasOpen = false;
  const open = (): void => {
    wasOpen = true;
    attempt(() => opening.end({ status: 101, state: 'open' }));
  };
  socket.addEventListener('open', open, { once: true });
  const close = (event: Event): void => {
    const code = 'code' in event && typeof event.code === 'number' ? event.code : 0;
    attempt(() => opening.end({ status: code, state: wasOpen ? 'completed' : 'failed' }));
  };
  socket.addEventListener('close', close, { once: true });
}
