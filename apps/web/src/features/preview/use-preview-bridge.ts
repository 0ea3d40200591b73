import type { PreviewCommand, PreviewConnect, ReportedError } from '@loam/contract';
import { type RefObject, useEffect, useState } from 'react';
import { newId } from '../../shared/new-id.ts';
import { useRunningApp } from '../../shared/running-app.tsx';
import { hearPreview, isOurPreview } from './model/bridge.ts';
import { createDiagnosticsRequests } from './model/diagnostics-requests.ts';

interface BridgeOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address of the preview; only its origin is spoken to. */
  readonly url: string;
  readonly onError: (error: ReportedError) => void;
  /** When the page had everything it needs from the start; undefined while it loads. */
  readonly loadedAtMs: RefObject<number | undefined>;
}

/** Talks to the page in the frame; answers with the path that it shows. */
export function usePreviewBridge({ frame, url, onError, loadedAtMs }: BridgeOptions): string {
  const [path, setPath] = useState('/');
  const runningApp = useRunningApp();
  useEffect(() => {
    const { origin } = new URL(url);
    let port: MessagePort | undefined;
    const leave = () => {
      port?.close();
      runningApp.current = undefined;
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
      const requests = createDiagnosticsRequests({
        send: (request_id) => {
          const command: PreviewCommand = { type: 'get_diagnostics', nonce, request_id };
          own.postMessage(command);
        },
        newId,
        later: (run, delayMs) => void setTimeout(run, delayMs),
      });
      own.onmessage = ({ data }) =>
        hearPreview(data, nonce, {
          onRoute: (route) => setPath(route.path),
          onError,
          onPage: (page) => {
            if (page.loaded_ms !== undefined) loadedAtMs.current ??= Date.now();
          },
          onDiagnostics: requests.answered,
        });
      runningApp.current = { diagnostics: requests.ask };
      const connect: PreviewConnect = { type: 'loam:connect', nonce, replay: true };
      source.postMessage(connect, origin, [channel.port2]);
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
      leave();
    };
  }, [frame, url, onError, loadedAtMs, runningApp]);
  return path;
}
