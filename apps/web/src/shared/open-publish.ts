import { useEffect } from 'react';

const openEvent = 'loam:open-publish';

/** For whatever on a project's page leads to publishing; where there is no such button, nothing happens. */
export function openPublish(): void {
  window.dispatchEvent(new Event(openEvent));
}

export function useOpenPublish(open: () => void): void {
  useEffect(() => {
    window.addEventListener(openEvent, open);
    return () => window.removeEventListener(openEvent, open);
  });
}
