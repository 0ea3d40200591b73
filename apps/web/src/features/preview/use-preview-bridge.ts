import type { PreviewCommand, PreviewConnect, PreviewRoute, ReportedError } from '@loam/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../shared/new-id.ts';
import { useRunningApp } from '../../shared/running-app.tsx';
import { hearPreview, isOurPreview, type SaidCommand, startRoute } from './model/bridge.ts';
import { createDiagnosticsRequests } from './model/diagnostics-requests.ts';

interface BridgeOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address of the preview; only its origin is spoken to. */
  readonly url: string;
  readonly onError: (error: ReportedError) => void;
  /** When the page had everything it needs from the start; undefined while it loads. */
  readonly loadedAtMs: RefObject<number | undefined>;
}

export interface PreviewBridge {
  /** What the page shows. */
  readonly route: PreviewRoute;
  /** Unheard while no page listens. */
  say(command: SaidCommand): void;
}

/** Talks to the page in the frame. */
export function usePreviewBridge({ frame, url, onError, loadedAtMs }: BridgeOptions): PreviewBridge {
  const [route, setRoute] = useState(startRoute);
  const speak = useRef<(command: SaidCommand) => void>(undefined);
  const runningApp = useRunningApp();
  useEffect(() => {
    const { origin } = new URL(url);
    let port: MessagePort | undefined;
    let disconnect: (() => void) | undefined;
    const leave = () => {
      port?.close();
      disconnect?.();
      runningApp.current = undefined;
      speak.current = undefined;
    };
    const answer = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null;
      if (source === null || !isOurPreview(event, { origin, source })) return;
      // A page that loads anew asks anew; what the one before still says is of the past.
      leave();
      loadedAtMs.current = undefined;
      const channel = new MessageChannel();
      const nonce = newId();
      const own = channel.port1;
      port = own;
      const tell = (said: SaidCommand) => {
        const command: PreviewCommand = { ...said, nonce };
        own.postMessage(command);
      };
      speak.current = tell;
      let openPath = '/';
      const requests = createDiagnosticsRequests({
        send: (request_id) => tell({ type: 'get_diagnostics', request_id }),
        newId,
        later: (run, delayMs) => void setTimeout(run, delayMs),
      });
      own.onmessage = ({ data }) =>
        hearPreview(data, nonce, {
          onRoute: (route) => {
            openPath = route.path;
            setRoute(route);
          },
          onError,
          onPage: (page) => {
            if (page.loaded_ms !== undefined) loadedAtMs.current ??= Date.now();
          },
          onDiagnostics: requests.answered,
          onConnected: () => {
            disconnect = runningApp.picking.connect(tell);
          },
          onPicked: runningApp.picking.heard,
        });
      runningApp.current = { diagnostics: requests.ask, path: () => openPath };
      const connect: PreviewConnect = { type: 'loam:connect', nonce, replay: true };
      source.postMessage(connect, origin, [channel.port2]);
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
      leave();
    };
  }, [frame, url, onError, loadedAtMs, runningApp]);
  const say = useCallback((command: SaidCommand) => speak.current?.(command), []);
  return { route, say };
}
