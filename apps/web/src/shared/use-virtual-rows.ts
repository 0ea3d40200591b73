import { useCallback, useRef, useState } from 'react';

const overscanRows = 12;

interface RowWindow {
  readonly first: number;
  /** Not included. */
  readonly end: number;
}

/** Which rows of equal height are near the window of the element that scrolls. */
export function useVirtualRows(rowPx: number) {
  const scroller = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: 60 });
  const look = useCallback(
    (element: HTMLElement) => {
      const { first, end } = windowOf(element, rowPx);
      setShown((last) => (last.first === first && last.end === end ? last : { first, end }));
    },
    [rowPx],
  );
  const ref = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      if (element === null) return undefined;
      const measure = () => look(element);
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      element.addEventListener('scroll', measure, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', measure);
      };
    },
    [look],
  );
  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null || index < 0) return;
      const top = index * rowPx;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowPx > element.scrollTop + element.clientHeight) {
        element.scrollTop = top + rowPx - element.clientHeight;
      }
      look(element);
    },
    [rowPx, look],
  );
  return { ref, shown, reveal };
}

function windowOf({ scrollTop, clientHeight }: HTMLElement, rowPx: number): RowWindow {
  // Rounded to whole steps, so that a scroll renders every now and then instead of at every pixel.
  const step = Math.max(1, overscanRows / 2);
  const top = Math.floor(scrollTop / rowPx / step) * step;
  return {
    first: Math.max(0, top - overscanRows),
    end: top + Math.ceil(clientHeight / rowPx) + overscanRows + step,
  };
}
