import { type RefObject, useEffect, useEffectEvent } from 'react';
import { codeShortcut, type CodeShortcut } from './model/code-keys.ts';

/** While the code view is in sight and nothing else has the keyboard. */
export function useCodeShortcuts(
  root: RefObject<HTMLElement | null>,
  onShortcut: (shortcut: CodeShortcut) => void,
): void {
  const act = useEffectEvent(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = codeShortcut(event);
      const { target } = event;
      const isOurs =
        target === document.body || (target instanceof Node && root.current?.contains(target) === true);
      if (shortcut === undefined || !isOurs || root.current?.checkVisibility() !== true) return;
      event.preventDefault();
      event.stopPropagation();
      act(shortcut);
    };
    // Before the editor, whose own keys would take some of these.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [root]);
}
