import type {
  PreviewCommand,
  PreviewConnect,
  PreviewPageFacts,
  PreviewRoute,
  ReportedError,
} from '@loam/contract';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../shared/new-id.ts';
import { type RunningAppSlot, useRunningApp } from '../../shared/running-app.tsx';
import { type Activity, hearPreview, isOurPreview, type SaidCommand } from './model/bridge.ts';
import { createDiagnosticsRequests, type DiagnosticsRequests } from './model/diagnostics-requests.ts';

interface BridgeOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address of the preview; only its origin is spoken to. */
  readonly url: string;
  /** The page that is seen: others may ask it something and point at its elements. */
  readonly isShown: boolean;
  /** Which page of the preview this one is. */
  readonly number: number;
  readonly speaker: RefObject<Speaker | undefined>;
  readonly listener: BridgeEvents;
}

/** Speaks to the page that is seen. */
export interface Speaker {
  /** The page that hears it: another one may be about to take its place. */
  readonly number: number;
  say(command: SaidCommand): void;
}

export interface BridgeEvents {
  onConnected(say: (command: SaidCommand) => void): void;
  onRoute(route: PreviewRoute): void;
  onError(error: ReportedError): void;
  onPage(page: PreviewPageFacts): void;
  onActivity(activity: Activity): void;
  onReloadWanted(): void;
  onLeaving(): void;
  onUpdated(): void;
}

interface Connection {
  tell(command: SaidCommand): void;
  readonly requests: DiagnosticsRequests;
  path(): string;
}

/** Talks to the page in a frame. */
export function usePreviewBridge({ frame, url, isShown, number, speaker, listener }: BridgeOptions): void {
  const [connection, setConnection] = useState<Connection>();
  const runningApp = useRunningApp();
  const heard = useEffectEvent((data: unknown, nonce: string, opened: Opened) =>
    hearPreview(data, nonce, {
      ...listener,
      onRoute: (route) => {
        opened.setPath(route.path);
        listener.onRoute(route);
      },
      onDiagnostics: opened.connection.requests.answered,
      onConnected: () => {
        setConnection(opened.connection);
        listener.onConnected(opened.connection.tell);
      },
      onPicked: (message) => isShown && runningApp.picking.heard(message),
    }),
  );
  useEffect(() => {
    const { origin } = new URL(url);
    let port: MessagePort | undefined;
    const answer = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null;
      if (source === null || !isOurPreview(event, { origin, source })) return;
      // A page that loads anew asks anew; what the one before still says is of the past.
      port?.close();
      setConnection(undefined);
      const channel = new MessageChannel();
      const nonce = newId();
      port = channel.port1;
      const opened = openConnection(channel.port1, nonce);
      channel.port1.onmessage = ({ data }) => heard(data, nonce, opened);
      const connect: PreviewConnect = { type: 'loam:connect', nonce, replay: true };
      source.postMessage(connect, origin, [channel.port2]);
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
      port?.close();
    };
  }, [frame, url]);
  useEffect(
    () =>
      isShown && connection !== undefined ? attach({ runningApp, speaker, number }, connection) : undefined,
    [isShown, connection, speaker, number, runningApp],
  );
}

/** Others may speak to the page until the returned function is called. */
function attach(
  to: { readonly runningApp: RunningAppSlot } & Pick<BridgeOptions, 'speaker' | 'number'>,
  { tell, requests, path }: Connection,
): () => void {
  const app = { diagnostics: requests.ask, path };
  to.runningApp.current = app;
  const speaker: Speaker = { number: to.number, say: tell };
  to.speaker.current = speaker;
  const disconnect = to.runningApp.picking.connect(tell);
  return () => {
    disconnect();
    if (to.speaker.current === speaker) to.speaker.current = undefined;
    if (to.runningApp.current === app) to.runningApp.current = undefined;
  };
}

interface Opened {
  readonly connection: Connection;
  setPath(path: string): void;
}

function openConnection(port: MessagePort, nonce: string): Opened {
  let openPath = '/';
  const tell = (said: SaidCommand) => {
    const command: PreviewCommand = { ...said, nonce };
    port.postMessage(command);
  };
  const requests = createDiagnosticsRequests({
    send: (request_id) => tell({ type: 'get_diagnostics', request_id }),
    newId,
    later: (run, delayMs) => void setTimeout(run, delayMs),
  });
  return {
    connection: { tell, requests, path: () => openPath },
    setPath: (path) => void (openPath = path),
  };
}
