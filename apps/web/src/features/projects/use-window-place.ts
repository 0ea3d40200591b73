import { useCallback, useState } from 'react';
import type { WindowPlace } from './model/window-rows.ts';

/** Coarser than the overscan, so that a scroll renders every now and then instead of at every pixel. */
const stepPx = 200;

/** Where the window stands relative to a list. The ref goes to the list's own element. */
export function useWindowPlace() {
  const [place, setPlace] = useState<WindowPlace>({
    scrollPx: 0,
    heightPx: window.innerHeight,
    listTopPx: 0,
    listWidthPx: 0,
  });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => setPlace((last) => unlessSame(last, measurePlace(element)));
    // What stands above the list may grow, and moves it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    observer.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, []);
  return { place, ref };
}

function measurePlace(element: HTMLElement): WindowPlace {
  const box = element.getBoundingClientRect();
  return {
    scrollPx: Math.round(window.scrollY / stepPx) * stepPx,
    heightPx: window.innerHeight,
    listTopPx: Math.round(box.top + window.scrollY),
    listWidthPx: Math.round(box.width),
  };
}

function unlessSame(last: WindowPlace, next: WindowPlace): WindowPlace {
  const isSame =
    last.scrollPx === next.scrollPx &&
    last.heightPx === next.heightPx &&
    last.listTopPx === next.listTopPx &&
    last.listWidthPx === next.listWidthPx;
  return isSame ? last : next;
}
