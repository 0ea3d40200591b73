import { useEffect, useRef } from "react";

/** Keys pressed anywhere on the page, but not while someone types into a field. */
export function useKeyDown(onKey: (event: globalThis.KeyboardEvent) => void) {
  const handler = useRef(onKey);
  useEffect(() => {
    handler.current = onKey;
  });

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) handler.current(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
