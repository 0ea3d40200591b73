import type { Command, Connect, OutgoingMessage } from './core/messages.ts';
import { readCommand, readConnect } from './core/read-message.ts';
import { attempt, type Unhook } from './hooks/wrap-function.ts';

/** As much of a message event as is looked at. */
export type WindowMessage = {
  readonly isTrusted: boolean;
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
  readonly ports: readonly unknown[];
  stopImmediatePropagation(): void;
};

export type BridgeWindow = {
  readonly parent: unknown;
  addEventListener(type: 'message', listener: (event: WindowMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: WindowMessage) => void): void;
};

type Options = {
  readonly window: BridgeWindow;
  /** The one origin that may speak to us, written into the page when it was served. */
  readonly builderOrigin: string;
  connected(connect: Connect): void;
  command(command: Command): void;
};

export type Bridge = { send(message: OutgoingMessage): void; isConnected(): boolean; readonly close: Unhook };

type Connection = { readonly port: MessagePort; readonly nonce: string };

/** Answers the builder over the port that it handed in; a second connection takes the place of the first. */
export function createBridge({ window, builderOrigin, connected, command }: Options): Bridge {
  let connection: Connection | undefined;
  const drop = (): void => {
    const old = connection;
    connection = undefined;
    attempt(() => old?.port.close());
  };
  const onMessage = (event: WindowMessage): void => {
    attempt(() => {
      const offer = readOffer(event, { window, builderOrigin });
      if (offer === undefined) return;
      // The app would see the port otherwise, and a message that it never asked for.
      event.stopImmediatePropagation();
      drop();
      const next: Connection = { port: offer.port, nonce: offer.connect.nonce };
      connection = next;
      next.port.addEventListener('message', (said) =>
        attempt(() => {
          if (connection !== next) return;
          const read = readCommand(said.data, next.nonce);
          if (read !== undefined) command(read);
        }),
      );
      next.port.start();
      connected(offer.connect);
    });
  };
  window.addEventListener('message', onMessage);
  return {
    send: (message) => {
      const open = connection;
      if (open !== undefined) attempt(() => open.port.postMessage({ ...message, nonce: open.nonce }));
    },
    isConnected: () => connection !== undefined,
    close() {
      window.removeEventListener('message', onMessage);
      drop();
    },
  };
}

type Offer = { readonly connect: Connect; readonly port: MessagePort };

function readOffer(
  event: WindowMessage,
  expected: Pick<Options, 'window' | 'builderOrigin'>,
): Offer | undefined {
  // The app can make an event that names any origin and source; only the browser's own is trusted.
  if (!event.isTrusted || event.origin !== expected.builderOrigin) return undefined;
  if (event.source === null || event.source !== expected.window.parent) return undefined;
  const connect = readConnect(event.data);
  const [port, ...others] = event.ports;
  return connect && port instanceof MessagePort && others.length === 0 ? { connect, port } : undefined;
}
