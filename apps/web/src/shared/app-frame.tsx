import { cn } from '@loam/ui';
import type { RefObject } from 'react';

interface AppFrameProps {
  readonly title: string;
  readonly url: string;
  readonly frameRef?: RefObject<HTMLIFrameElement | null>;
  readonly className?: string;
  /** Loaded, but not to be seen or reached yet. */
  readonly isHidden?: boolean;
  readonly onLoad?: () => void;
}

/** An app that someone built, on an origin of its own, without a way out of its frame. */
export function AppFrame({ title, url, frameRef, className, isHidden = false, onLoad }: AppFrameProps) {
  return (
    <iframe
      ref={frameRef}
      title={isHidden ? `${title}, loading` : title}
      src={url}
      onLoad={onLoad}
      inert={isHidden}
      aria-hidden={isHidden}
      className={cn('absolute inset-0 size-full border-0', className)}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads"
      allow="clipboard-write; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
