import { useEffect, useEffectEvent } from 'react';
import { type ProjectShortcut, projectShortcut } from './model/shortcuts.ts';

export function useProjectShortcuts(onShortcut: (shortcut: ProjectShortcut) => void): void {
  const act = useEffectEvent(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? undefined : projectShortcut(event);
      if (shortcut === undefined) return;
      event.preventDefault();
      act(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
