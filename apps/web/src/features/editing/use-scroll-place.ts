import { useCallback, useState } from 'react';

/** Coarser than the overscan, so that a scroll renders every now and then instead of at every pixel. */
const stepPx = 1000;

/** Where an element that scrolls stands. */
export function useScrollPlace() {
  const [place, setPlace] = useState({ scrollPx: 0, heightPx: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const scrollPx = Math.round(element.scrollTop / stepPx) * stepPx;
      const heightPx = element.clientHeight;
      setPlace((last) =>
        last.scrollPx === scrollPx && last.heightPx === heightPx ? last : { scrollPx, heightPx },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return { place, ref };
}
