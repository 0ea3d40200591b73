import type { PreviewConnect, ReportedError } from '@loam/contract';
import { type RefObject, useEffect, useState } from 'react';
import { hearPreview, isOurPreview } from './model/bridge.ts';

interface BridgeOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address of the preview; only its origin is spoken to. */
  readonly url: string;
  readonly onError: (error: ReportedError) => void;
}

/** Talks to the page in the frame; answers with the path that it shows. */
export function usePreviewBridge({ frame, url, onError }: BridgeOptions): string {
  const [path, setPath] = useState('/');
  useEffect(() => {
    const { origin } = new URL(url);
    let port: MessagePort | undefined;
    const answer = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null;
      if (source === null || !isOurPreview(event, { origin, source })) return;
      // A page that loads anew asks anew; what the one before still says is of the past.
      port?.close();
      const channel = new MessageChannel();
      const nonce = crypto.randomUUID();
      port = channel.port1;
      port.onmessage = ({ data }) =>
        hearPreview(data, nonce, { onRoute: (route) => setPath(route.path), onError });
      const connect: PreviewConnect = { type: 'loam:connect', nonce };
      source.postMessage(connect, origin, [channel.port2]);
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
      port?.close();
    };
  }, [frame, url, onError]);
  return path;
}
