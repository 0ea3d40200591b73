import { useEffect, useRef } from 'react';

const takers = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Alt and the left arrow anywhere in the frame; Escape where nothing nearer has a use for it. */
export function useBackKeys(onBack: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useEffect(() => {
    // At the document: by then everything inside of the frame has heard the key and may have used it.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element) || !frame.current?.contains(target)) return;
      const isBack = event.altKey
        ? event.key === 'ArrowLeft'
        : event.key === 'Escape' && !target.closest(takers);
      if (!isBack) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return frame;
}
