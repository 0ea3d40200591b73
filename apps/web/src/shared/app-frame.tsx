import type { RefObject } from 'react';

interface AppFrameProps {
  readonly title: string;
  readonly url: string;
  readonly frameRef?: RefObject<HTMLIFrameElement | null>;
}

/** An app that someone built, on an origin of its own, without a way out of its frame. */
export function AppFrame({ title, url, frameRef }: AppFrameProps) {
  return (
    <iframe
      ref={frameRef}
      title={title}
      src={url}
      className="absolute inset-0 size-full border-0"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads"
      allow="clipboard-write; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
