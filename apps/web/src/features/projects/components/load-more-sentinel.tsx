import { useCallback } from 'react';

const reachPx = 800;

/** Asks for more shortly before its place comes into view. Give it a new key for each page. */
export function LoadMoreSentinel({ onReached }: { readonly onReached: () => void }) {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          onReached();
        },
        { rootMargin: `${reachPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onReached],
  );
  return <div ref={ref} aria-hidden className="h-px" />;
}
