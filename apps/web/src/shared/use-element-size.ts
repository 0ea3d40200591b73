import { type RefObject, useEffect, useState } from 'react';

export interface ElementSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Zero until the element is seen. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState<ElementSize>({ widthPx: 0, heightPx: 0 });
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A panel that is hidden has no size; it comes back with the one it had.
      if (!entry || entry.contentRect.width === 0) return;
      setSize({ widthPx: entry.contentRect.width, heightPx: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
