import { useEffect, useEffectEvent } from 'react';
import { type DiagramKey, diagramKey } from './model/viewport.ts';

/** Keys of its own while the drawing fills the whole page. */
export function useFullScreenKeys(isFull: boolean, onKey: (key: DiagramKey) => void): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    if (!isFull) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.ctrlKey || event.metaKey || event.altKey ? undefined : diagramKey(event.key);
      if (key === undefined) return;
      event.preventDefault();
      act(key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isFull]);
}
