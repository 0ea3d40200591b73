import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './model/devices.ts';

export function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ widthPx: 0, heightPx: 0 });
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
